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

/**
 * The query parameters with these names, decoded. Throws if one is there twice, because servers differ in which one
 * they use.
 */
export function queryOf(url: string, names: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(url.slice(pathOf(url).length));
  const present = names.filter((name) => query.has(name));
  if (present.some((name) => query.getAll(name).length > 1)) throw badAddress();
  return Object.fromEntries(present.map((name) => [name, query.get(name) ?? '']));
}

/** The query string with its question mark; empty when there are no parameters. */
export const asQuery = (values: Record<string, string>) => {
  const query = new URLSearchParams(values).toString();
  return query && `?${query}`;
};

/** Undefined if the value has an invalid escape. */
export function percentDecoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
