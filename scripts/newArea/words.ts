// How what people call things is written in the files of an area.
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

/** As a label is in a sentence. */
export const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** In single quotes, as the sources have it. */
export const quoted = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Several names as the sources have them. */
export const listOf = (texts: readonly string[]) => texts.map(quoted).join(', ');
