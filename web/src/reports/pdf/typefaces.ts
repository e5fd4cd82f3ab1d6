// The typefaces of a report, with only the fonts that its texts need.
import { type PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import { shaperOf } from './shaping';
import { Typeface } from './typeface';

export interface FontFiles {
  regular: () => Promise<ArrayBuffer | Uint8Array>;
  bold: () => Promise<ArrayBuffer | Uint8Array>;
  /** For characters that the other fonts lack. A large file, so it is loaded only when it is needed. */
  emoji: () => Promise<ArrayBuffer | Uint8Array>;
}

// No kerning of marks and no ligatures: every character is placed by itself.
const FEATURES = { ccmp: false, liga: false, locl: false, kern: false, mark: false, mkmk: false };

const COMMON = /^[\x20-\x7E\n]*$/;

export class Faces {
  readonly regular = new Typeface();
  readonly bold = new Typeface();
  /** By their names in the page's resources. */
  readonly fonts: Record<string, PDFRef> = {};
  private isComplete = false;

  constructor(
    private readonly doc: PDFDocument,
    private readonly files: FontFiles,
  ) {}

  async begin(): Promise<void> {
    const [regular, bold] = await Promise.all([this.files.regular(), this.files.bold()]);
    this.regular.add(await this.embed('R', regular));
    this.bold.add(await this.embed('B', bold));
  }

  /** Afterwards every character that any of the fonts contains can be printed. */
  async provide(texts: Iterable<string>): Promise<void> {
    if (this.isComplete) return;
    for (const text of texts) {
      if (COMMON.test(text) || !this.lacks(text)) continue;
      this.isComplete = true;
      const emoji = await this.embed('E', await this.files.emoji());
      this.regular.add(emoji);
      this.bold.add(emoji);
      return;
    }
  }

  private lacks(text: string): boolean {
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      if (codePoint >= 0x20 && !this.regular.has(codePoint)) return true;
    }
    return false;
  }

  private async embed(name: string, file: ArrayBuffer | Uint8Array) {
    const font = await this.doc.embedFont(file, { subset: true, features: FEATURES });
    this.fonts[name] = font.ref;
    return { font, name: PDFName.of(name), shape: shaperOf(file, FEATURES) };
  }
}
