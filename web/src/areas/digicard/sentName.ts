const LONGEST = 250;
/** What could be read as a way to another place. */
const MISLEADING = /[\p{Cc}\\/:%]/gu;

/** The name of a chosen file as the server takes it: from its end, where it stands which kind of file it is. */
export const sentName = (name: string): string =>
  name
    .replace(MISLEADING, '_')
    .slice(-LONGEST)
    .replace(/^[\s.]+/, '');
