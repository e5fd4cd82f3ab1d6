// The letters of a text: its characters, except in Devanagari, whose characters join, change their forms and swap their
// places within a syllable. It is the only such script that the fonts contain.

const DEVANAGARI = /[\u0900-\u097f]/;

/** A letter that begins a syllable. */
const BASE = '[\\u0904-\\u0939\\u0958-\\u0961\\u0972-\\u097f]';
/** Its signs, and the invisible characters that choose between two forms of a syllable. */
const SIGN = '[\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962\\u0963\\u200c\\u200d]';
/** A virama joins the next letter to the one before. */
const LETTER = new RegExp(`${BASE}(?:${SIGN}|(?<=\\u094d[\\u200c\\u200d]?)${BASE})*|.`, 'gsu');

export const lettersOf = (text: string): Iterable<string> =>
  DEVANAGARI.test(text) ? (text.match(LETTER) ?? []) : text;
