import type { Glyph, Typeface } from './typeface';

export type Line = Glyph[];

/** What gives each character its shape: one typeface, or several in turn. */
type Glyphs = Pick<Typeface, 'glyph'>;

/** In thousandths of its size. */
export const widthOf = (line: Line): number => line.reduce((sum, { width }) => sum + width, 0);

const SPACES = /[\t\u00a0\u2007\u202f]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a page cannot show.
const UNSEEN = /[\x00-\x08\x0B-\x1F\x7F-\x9F\u00AD]/g;
const NOT_ASCII = /[^\x20-\x7E]/;
const LINE_ENDS = /\r\n?|\u2028|\u2029/g;

/** Composed, because the fonts have 'ñ' and only for want of it an 'n' and a tilde. */
function pageText(text: string): string {
  if (!NOT_ASCII.test(text)) return text;
  return text.normalize('NFC').replace(LINE_ENDS, '\n').replace(SPACES, ' ').replace(UNSEEN, '');
}

/** The text in lines no wider than that: at its own line ends, else between words, else wherever it must be. */
export function linesOf(text: string, typeface: Glyphs, width: number): Line[] {
  const lines: Line[] = [];
  for (const paragraph of pageText(text).split('\n')) addLines(lines, paragraph, typeface, width);
  return lines;
}

function addLines(lines: Line[], paragraph: string, typeface: Glyphs, width: number): void {
  let line: Line = [];
  let length = 0;
  // Where the line could end, and how long it would be then.
  let end = 0;
  let endLength = 0;
  for (const character of paragraph) {
    const glyph = typeface.glyph(character.codePointAt(0) ?? 0);
    if (!glyph) continue;
    // A space at the end of a line may stand outside.
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
  lines.push(line);
}
