import { badAddress } from './refusals';

export const pathOf = (url: string) => url.replace(/\?.*$/s, '');

/** Whether a path could leave its folder or is malformed, also after decoding. */
export function isUnsafe(url: string): boolean {
  try {
    const decoded = decodeURIComponent(pathOf(url));
    return !decoded.startsWith('/') || /\/\/|[\p{Cc}\\]|\/\.\.?(\/|$)/u.test(decoded);
  } catch {
    return true;
  }
}

/** What the address says of these names behind its question mark, decoded. Throws for one that is said twice: servers differ in which they take. */
export function queryOf(url: string, names: readonly string[]): Record<string, string> {
  const said = new URLSearchParams(url.slice(pathOf(url).length));
  const given = names.filter((name) => said.has(name));
  if (given.some((name) => said.getAll(name).length > 1)) throw badAddress();
  return Object.fromEntries(given.map((name) => [name, said.get(name) ?? '']));
}

/** The query of an address to be asked, with its question mark; nothing when it says nothing. */
export const asQuery = (said: Record<string, string>) => {
  const query = new URLSearchParams(said).toString();
  return query && `?${query}`;
};

/** Undefined for an escape that is none. */
export function percentDecoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
