// What goes along with calls of the console.

/** Calls that a script makes with the browser's cookies, from the console's own origin. */
export const FROM_CONSOLE = { 'sec-fetch-site': 'same-origin' };

/** What a signed-in browser keeps. */
export interface Kept {
  stored: Record<string, string>;
  cookie: { name: string; value: string; secure: boolean };
}
