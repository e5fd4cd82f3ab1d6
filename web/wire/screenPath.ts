/**
 * For comparing the paths of screens. The specification does not say how a server writes a route name: it may leave out
 * the first slash, end with one, or use other capitals.
 */
export const screenPath = (routename: string) =>
  routename
    .trim()
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase();

export const isSameScreen = (one: string, other: string) => screenPath(one) === screenPath(other);
