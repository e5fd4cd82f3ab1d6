import type { Glyph, Typeface } from './typeface';

const DEVANAGARI = /[\u0900-\u097f]/;

/** A letter that begins a syllable. */
const BASE = '[\\u0904-\\u0939\\u0958-\\u0961\\u0972-\\u097f]';
/** Its signs, and the invisible characters that choose between two forms of a syllable. */
const SIGN = '[\\u0900-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962\\u0963\\u200c\\u200d]';
/** A virama joins the next letter to the one before. */
const LETTER = new RegExp(`${BASE}(?:${SIGN}|(?<=\\u094d[\\u200c\\u200d]?)${BASE})*|.`, 'gsu');

/**
 * The letters of a text: its characters, except in Devanagari, whose characters join, change their forms and swap their
 * places within a syllable. It is the only such script that the fonts contain.
 */
export const lettersOf = (text: string): Iterable<string> =>
  DEVANAGARI.test(text) ? (text.match(LETTER) ?? []) : text;

export type Line = Glyph[];

/** Gives each letter its glyphs: one typeface, or several in turn. */
type Glyphs = Pick<Typeface, 'glyphs'>;

/** In thousandths of the font size. */
export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

const SPACES = /[\t\u00a0\u2007\u202f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: a page cannot show these characters.
const UNSEEN = /[\x00-\x08\x0B-\x1F\x7F-\x9F\u00AD]/g;
const NOT_ASCII = /[^\x20-\x7E]/;
const LINE_ENDS = /\r\n?|\u2028|\u2029/g;

/**
 * Normalized to composed characters, because the fonts have a good 'ñ' but only a makeshift 'n' with a combining tilde.
 */
function pageText(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return text.normalize('NFC').replace(LINE_ENDS, '\n').replace(SPACES, ' ').replace(UNSEEN, '');
}

/** Breaks the text into lines of at most `width`: at line ends, otherwise between words, otherwise anywhere. */
export function linesOf(text: string, typeface: Glyphs, width: number): Line[] {
  const lines: Line[] = [];
  for (const paragraph of pageText(text).split('\n')) addLines(lines, paragraph, typeface, width);
  return lines;
}

function addLines(lines: Line[], paragraph: string, typeface: Glyphs, width: number): void {
  let line: Line = [];
  let length = 0;
  // The last place where the line may break, and the line's length there.
  let end = 0;
  let endLength = 0;
  for (const letter of lettersOf(paragraph)) {
    for (const glyph of typeface.glyphs(letter)) {
      // A space at the end of a line may exceed the width.
      if (length + glyph.width > width && !glyph.isSpace && line.length > 0) {
        const at = end > 0 ? end : line.length;
        lines.push(line.slice(0, at));
        line = line.slice(at);
        length = end > 0 ? length - endLength : 0;
        end = 0;
        endLength = 0;
      }
      line.push(glyph);
      length += glyph.width;
      if (glyph.breaks) {
        end = line.length;
        endLength = length;
      }
    }
  }
  lines.push(line);
}
