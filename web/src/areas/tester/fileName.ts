/** As scenarios are called: `Two remarks more` is `two-remarks-more`. Marks on letters are none of a file's name. */
export const fileNameOf = (words: string) =>
  words
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
