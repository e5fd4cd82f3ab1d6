/** The name of a scenario file: `Two remarks more` becomes `two-remarks-more`. Accents are dropped. */
export const fileNameOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
