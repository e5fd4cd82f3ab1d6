// Converts names as users write them into the spellings that the files of an area use.
const wordsOf = (text: string) => text.split(/[^a-z0-9]+/i).filter(Boolean);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `bankHoliday` */
export const camelOf = (text: string) =>
  wordsOf(text)
    .map((word, at) => (at === 0 ? word.toLowerCase() : capital(word)))
    .join('');

/** `BankHoliday` */
export const pascalOf = (text: string) => wordsOf(text).map(capital).join('');

/** `Bank Holiday` */
export const titleOf = (text: string) => wordsOf(text).map(capital).join(' ');

/** `Bank holiday` */
export const sentenceOf = capital;

/** `a bank holiday` */
export const oneOf = (text: string) => `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;

/** A label within a sentence. */
export const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** In single quotes, as in the sources. */
export const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Several names in single quotes, separated by commas. */
export const listOf = (texts: readonly string[]) => texts.map(quoted).join(', ');
