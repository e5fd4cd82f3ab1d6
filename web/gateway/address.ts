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

/** Undefined for an escape that is none. */
export function percentDecoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
