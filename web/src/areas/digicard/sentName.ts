const LONGEST = 250;
/** Characters that could be read as a path. */
const MISLEADING = /[\p{Cc}\\/:%]/gu;

/** The file name for the server. A long name loses its beginning, because its end has the file type. */
export const sentName = (name: string): string =>
  name
    .replace(MISLEADING, '_')
    .slice(-LONGEST)
    .replace(/^[\s.]+/, '');
