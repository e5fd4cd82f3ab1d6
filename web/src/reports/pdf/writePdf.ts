import { PDFDocument, PDFName, type PDFRef } from 'pdf-lib';
import type { Sink, Table } from '../report';
import { wholeFontkit } from './fontkit';
import { MARGIN, PAGE } from './layout';
import { linesOf } from './lines';
import { type Color, Drawing, Pages } from './pages';
import { TablePages } from './tablePages';
import { Typeface } from './typeface';

export interface FontFiles {
  regular: () => Promise<ArrayBuffer | Uint8Array>;
  bold: () => Promise<ArrayBuffer | Uint8Array>;
  /** For what the others lack. Large, and so asked for only when it is needed. */
  emoji: () => Promise<ArrayBuffer | Uint8Array>;
}

const TITLE_INK: Color = [0.07, 0.1, 0.16];
const STAMP_INK: Color = [0.33, 0.37, 0.43];
const TITLE = { size: 16, height: 24 };
const STAMP = { size: 8.5, height: 12.5 };
const FOOT = { size: 7.5, y: 22 };
const AFTER_STAMP = 8;

// No kerning of marks and no ligatures: every character is set by itself.
const FEATURES = { ccmp: false, liga: false, locl: false, kern: false, mark: false, mkmk: false };

const COMMON = /^[\x20-\x7E\n]*$/;

class Faces {
  readonly regular = new Typeface();
  readonly bold = new Typeface();
  private readonly fonts: Record<string, PDFRef> = {};
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

  /** Afterwards there is a font for every character that has one. */
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

  get resources(): PDFRef {
    return this.doc.context.register(this.doc.context.obj({ Font: this.fonts }));
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
    return { font, name: PDFName.of(name) };
  }
}

export async function writePdf(table: Table, files: FontFiles, write: Sink): Promise<void> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(wholeFontkit);
  doc.setTitle(table.title, { showInWindowTitleBar: true });
  const faces = new Faces(doc, files);
  await faces.begin();
  const place = table.stamp(0);
  await faces.provide([table.title, ...place, ...table.columns.map(({ title }) => title)]);

  const pages = new Pages(doc);
  const above = TITLE.height + place.length * STAMP.height + AFTER_STAMP;
  const body = new TablePages(pages, faces, table.columns, above);
  let count = 0;
  for await (const rows of table.rows) {
    count += rows.length;
    await faces.provide(rows.flat());
    for (const row of rows) body.add(row);
  }
  if (count === 0) body.addNote('There is nothing to report.');
  body.finish();

  const stamp = table.stamp(count);
  await faces.provide(stamp);
  pages.addTo(0, head(table.title, stamp.slice(0, place.length), faces));
  for (let page = 0; page < pages.count; page += 1) pages.addTo(page, foot(page + 1, pages.count, table.title, faces));
  pages.finish(faces.resources);
  // Object streams make the file a little smaller, and writing it a lot slower.
  write(new Uint8Array(await doc.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: 10_000 })));
}

function head(title: string, stamp: string[], { regular, bold }: Faces): Drawing {
  const drawing = new Drawing();
  const put = (text: string, typeface: Typeface, size: number, y: number, color: Color) => {
    const room = ((PAGE.width - 2 * MARGIN.side) * 1000) / size;
    const [line = []] = linesOf(text.replaceAll('\n', ' '), typeface, room);
    drawing.line(line, MARGIN.side, y, size, color);
  };
  let y = PAGE.height - MARGIN.top - TITLE.size;
  put(title, bold, TITLE.size, y, TITLE_INK);
  y -= TITLE.height - TITLE.size + STAMP.size;
  for (const line of stamp) {
    put(line, regular, STAMP.size, y, STAMP_INK);
    y -= STAMP.height;
  }
  return drawing;
}

function foot(page: number, of: number, title: string, { regular }: Faces): Drawing {
  const drawing = new Drawing();
  const room = ((PAGE.width - 2 * MARGIN.side) * 1000) / FOOT.size;
  const [left = []] = linesOf(title.replaceAll('\n', ' '), regular, room * 0.7);
  const [right = []] = linesOf(`Page ${page} of ${of}`, regular, room);
  const width = (right.reduce((sum, glyph) => sum + glyph.width, 0) * FOOT.size) / 1000;
  drawing.line(left, MARGIN.side, FOOT.y, FOOT.size, STAMP_INK);
  drawing.line(right, PAGE.width - MARGIN.side - width, FOOT.y, FOOT.size, STAMP_INK);
  return drawing;
}
