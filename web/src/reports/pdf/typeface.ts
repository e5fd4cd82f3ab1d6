// Encodes letters for a PDF: their codes in a font and their width, cached for each letter.
import type { PDFFont, PDFName } from 'pdf-lib';
import { placed, type Shaper } from './shaping';

export interface Glyph {
  /** The font's name on the page. */
  font: string;
  /** What is written between `[<` and `>] TJ`. */
  hex: string;
  /** In thousandths of the font size. */
  width: number;
  /** Whether a line may break after it. */
  breaks: boolean;
  isSpace: boolean;
}

interface EmbeddedFont {
  font: PDFFont;
  name: PDFName;
  shape: Shaper;
}

type Usable = Omit<EmbeddedFont, 'name'> & { name: string; has: Set<number> };

/** The replacement character, for characters that no font contains. */
const UNKNOWN = '\ufffd';
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const BREAKS = new Set(' -/,;@_');

const codePointOf = (character: string) => character.codePointAt(0) ?? 0;

export class Typeface {
  private readonly known = new Map<string, Glyph[]>();
  private readonly fonts: Usable[] = [];

  add({ font, name, shape }: EmbeddedFont): void {
    this.fonts.push({ font, name: name.asString(), shape, has: new Set(font.getCharacterSet()) });
    // The added font may contain characters that were missing before.
    this.known.clear();
  }

  has(codePoint: number): boolean {
    return this.fonts.some(({ has }) => has.has(codePoint));
  }

  /** One glyph for a letter as `letters.ts` has them; several if no font contains all of it, none if it is invisible. */
  glyphs(letter: string): Glyph[] {
    const known = this.known.get(letter);
    if (known) return known;
    const glyphs = this.find(letter);
    this.known.set(letter, glyphs);
    return glyphs;
  }

  private find(letter: string): Glyph[] {
    const characters = [...letter];
    const found = this.fonts.find(({ has }) => characters.every((character) => has.has(codePointOf(character))));
    if (found) return [encoded(found, letter, characters.length > 1)];
    if (characters.length > 1) return characters.flatMap((character) => this.glyphs(character));
    if (IGNORABLE.test(letter)) return [];
    const [first] = this.fonts;
    return first && letter !== UNKNOWN ? [encoded(first, UNKNOWN, false)] : [];
  }
}

function encoded({ font, name, shape }: Usable, letter: string, isSyllable: boolean): Glyph {
  const codes = font.encodeText(letter).asString();
  const { hex, width } = isSyllable
    ? placed(codes, shape(letter))
    : { hex: codes, width: font.widthOfTextAtSize(letter, 1000) };
  return { font: name, hex, width, breaks: BREAKS.has(letter), isSpace: letter === ' ' };
}
