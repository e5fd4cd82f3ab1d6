export const pathOf = (url: string) => url.replace(/\?.*$/s, '');

/** What is asked of the router and of the upstreams is never a way out of a folder, whoever decodes it. */
export function isStrange(url: string): boolean {
  try {
    const decoded = decodeURIComponent(pathOf(url));
    return !decoded.startsWith('/') || /\/\/|[\p{Cc}\\]|\/\.\.?(\/|$)/u.test(decoded);
  } catch {
    return true;
  }
}
