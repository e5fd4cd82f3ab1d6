// Encodes characters for a PDF: their code in a font and their width, cached for each character.
import type { PDFFont, PDFName } from 'pdf-lib';

export interface Glyph {
  /** The font's name on the page. */
  font: string;
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
}

/** The replacement character, for characters that no font contains. */
const UNKNOWN = 0xfffd;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;
const BREAKS = new Set([...' -/,;@_'].map((character) => character.codePointAt(0)));

export class Typeface {
  private readonly glyphs = new Map<number, Glyph | null>();
  private readonly fonts: { font: PDFFont; name: string; has: Set<number> }[] = [];

  add({ font, name }: EmbeddedFont): void {
    this.fonts.push({ font, name: name.asString(), has: new Set(font.getCharacterSet()) });
    // The added font may contain characters that were missing before.
    this.glyphs.clear();
  }

  has(codePoint: number): boolean {
    return this.fonts.some(({ has }) => has.has(codePoint));
  }

  /** Null for an invisible character. */
  glyph(codePoint: number): Glyph | null {
    const known = this.glyphs.get(codePoint);
    if (known !== undefined) return known;
    const glyph = this.find(codePoint);
    this.glyphs.set(codePoint, glyph);
    return glyph;
  }

  private find(codePoint: number): Glyph | null {
    const found = this.fonts.find(({ has }) => has.has(codePoint));
    if (found) return this.encode(found, codePoint);
    if (IGNORABLE.test(String.fromCodePoint(codePoint))) return null;
    const [first] = this.fonts;
    return first && codePoint !== UNKNOWN ? this.encode(first, UNKNOWN) : null;
  }

  private encode({ font, name }: { font: PDFFont; name: string }, codePoint: number): Glyph {
    const character = String.fromCodePoint(codePoint);
    return {
      font: name,
      hex: font.encodeText(character).asString(),
      width: font.widthOfTextAtSize(character, 1000),
      breaks: BREAKS.has(codePoint),
      isSpace: codePoint === 0x20,
    };
  }
}
