import type { Sink, Table } from '../report';
import { addFeet, bytesOf, newDocument } from './document';
import type { Faces, FontFiles } from './faces';
import { Flow } from './flow';
import { STAMP_INK, TITLE_INK } from './inks';
import { LEGAL_LANDSCAPE } from './layout';
import { linesOf } from './lines';
import { type Color, Drawing, Pages } from './pages';
import { TablePages } from './tablePages';
import type { Typeface } from './typeface';

const TITLE = { size: 16, height: 24 };
const STAMP = { size: 8.5, height: 12.5 };
const AFTER_STAMP = 8;

export async function writePdf(table: Table, files: FontFiles, write: Sink): Promise<void> {
  const { doc, faces } = await newDocument(table.title, files);
  const place = table.stamp(0);
  await faces.provide([table.title, ...place, ...table.columns.map(({ title }) => title)]);

  const pages = new Pages(doc, LEGAL_LANDSCAPE);
  const flow = new Flow(pages, TITLE.height + place.length * STAMP.height + AFTER_STAMP);
  const body = new TablePages(flow, faces, table.columns);
  body.begin();
  let count = 0;
  for await (const rows of table.rows) {
    count += rows.length;
    await faces.provide(rows.flat());
    for (const row of rows) body.add(row);
  }
  if (count === 0) body.addNote('There is nothing to report.');
  flow.finish();

  const stamp = table.stamp(count);
  await faces.provide(stamp);
  pages.addTo(0, head(table.title, stamp.slice(0, place.length), faces));
  addFeet(pages, table.title, faces);
  pages.finish({ Font: faces.fonts });
  write(await bytesOf(doc));
}

function head(title: string, stamp: string[], { regular, bold }: Faces): Drawing {
  const { width, height, margin } = LEGAL_LANDSCAPE;
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
