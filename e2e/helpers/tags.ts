// Tags by which Playwright projects select scripts.

/** For core scripts that need no second run in production mode: the mode of the gateway makes no difference to them. */
export const ONLY_CONSOLE = { tag: '@only-console' };
