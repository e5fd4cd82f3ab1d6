import { PDFDocument } from 'pdf-lib';
import type { Sink, Table } from '../report';
import { Flow } from './flow';
import { type Color, LANDSCAPE, type Page, STAMP_INK, TITLE_INK } from './layout';
import { linesOf, widthOf } from './lines';
import { Drawing, Pages } from './pages';
import { wholeFontkit } from './shaping';
import { TablePages } from './tablePages';
import type { Typeface } from './typeface';
import { Faces, type FontFiles } from './typefaces';

const TITLE = { size: 16, height: 24 };
const STAMP = { size: 8.5, height: 12.5 };
const FOOT = { size: 7.5, y: 22 };
const AFTER_STAMP = 8;

export async function writePdf(table: Table, files: FontFiles, write: Sink): Promise<void> {
  const { doc, faces } = await newDocument(table.title, files);
  const place = table.stamp(0);
  await faces.provide([table.title, ...place, ...table.columns.map(({ title }) => title)]);

  const pages = new Pages(doc, LANDSCAPE[table.paper ?? 'legal']);
  const flow = new Flow(pages, TITLE.height + place.length * STAMP.height + AFTER_STAMP);
  const body = new TablePages(flow, faces, table.columns);
  body.begin();
  let count = 0;
  for await (const rows of table.rows) {
    count += rows.length;
    await faces.provide(rows.flat());
    for (const row of rows) body.add(row);
  }
  if (count === 0) body.addNote('There are no rows to export.');
  flow.finish();

  const stamp = table.stamp(count);
  await faces.provide(stamp);
  pages.addTo(0, head(table.title, stamp.slice(0, place.length), pages.page, faces));
  addFeet(pages, table.title, faces);
  pages.finish({ Font: faces.fonts });
  write(await bytesOf(doc));
}

function head(title: string, stamp: string[], { width, height, margin }: Page, { regular, bold }: Faces): Drawing {
  const drawing = new Drawing();
  const put = (text: string, typeface: Typeface, size: number, y: number, color: Color) => {
    const room = ((width - 2 * margin.side) * 1000) / size;
    const [line = []] = linesOf(text.replaceAll('\n', ' '), typeface, room);
    drawing.line(line, margin.side, y, size, color);
  };
  let y = height - margin.top - TITLE.size;
  put(title, bold, TITLE.size, y, TITLE_INK);
  y -= TITLE.height - TITLE.size + STAMP.size;
  for (const line of stamp) {
    put(line, regular, STAMP.size, y, STAMP_INK);
    y -= STAMP.height;
  }
  return drawing;
}

// How every PDF begins and ends. In this file, so that all code for a table is loaded in one request.

export async function newDocument(title: string, files: FontFiles): Promise<{ doc: PDFDocument; faces: Faces }> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(wholeFontkit);
  doc.setTitle(title, { showInWindowTitleBar: true });
  const faces = new Faces(doc, files);
  await faces.begin();
  return { doc, faces };
}

/** Adds the foot of every page, once the number of pages is known. */
export function addFeet(pages: Pages, text: string, faces: Faces): void {
  for (let page = 0; page < pages.count; page += 1) pages.addTo(page, foot(page + 1, pages, text, faces));
}

function foot(number: number, { count, page }: Pages, text: string, { regular }: Faces): Drawing {
  const drawing = new Drawing();
  const { side } = page.margin;
  const room = ((page.width - 2 * side) * 1000) / FOOT.size;
  const [left = []] = linesOf(text.replaceAll('\n', ' '), regular, room * 0.7);
  const [right = []] = linesOf(`Page ${number} of ${count}`, regular, room);
  const width = (widthOf(right) * FOOT.size) / 1000;
  drawing.line(left, side, FOOT.y, FOOT.size, STAMP_INK);
  drawing.line(right, page.width - side - width, FOOT.y, FOOT.size, STAMP_INK);
  return drawing;
}

/** Object streams would make the file a little smaller, but writing it much slower. */
export async function bytesOf(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await doc.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: 10_000 }));
}
