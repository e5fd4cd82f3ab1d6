// How every report in PDF begins and ends.
import { PDFDocument } from 'pdf-lib';
import { Faces, type FontFiles } from './faces';
import { wholeFontkit } from './fontkit';
import { STAMP_INK } from './inks';
import { linesOf, widthOf } from './lines';
import { Drawing, type Pages } from './pages';

const FOOT = { size: 7.5, y: 22 };

export async function newDocument(title: string, files: FontFiles): Promise<{ doc: PDFDocument; faces: Faces }> {
  const doc = await PDFDocument.create();
  doc.registerFontkit(wholeFontkit);
  doc.setTitle(title, { showInWindowTitleBar: true });
  const faces = new Faces(doc, files);
  await faces.begin();
  return { doc, faces };
}

/** At the foot of every page, now that their number is known. */
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

/** Object streams make the file a little smaller, and writing it a lot slower. */
export async function bytesOf(doc: PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await doc.save({ useObjectStreams: false, addDefaultPage: false, objectsPerTick: 10_000 }));
}
