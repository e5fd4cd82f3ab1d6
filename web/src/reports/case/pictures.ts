// Puts a case's pictures side by side, so that they can be compared on paper.
import type { PDFDocument, PDFImage, PDFRef } from 'pdf-lib';
import type { Flow } from '../pdf/flow';
import { HEADER_INK, RULE, STAMP_INK, ZEBRA } from '../pdf/inks';
import { widthOf } from '../pdf/lines';
import type { Faces } from '../pdf/typefaces';
import type { CasePicture } from './caseReport';
import { leadingOf, onOneLine, putLines, type Style } from './text';

const UNREADABLE = 'Could not be read';

const COLUMNS = 2;
const GAP = 14;
const SPACE_BEFORE = 14;
const AFTER_CAPTION = 4;
const FRAME = { least: 90, most: 300, padding: 4, rule: 0.6 };

/** Makes a JPEG of a picture; rejects if it is not a picture. */
export type ReadPicture = (picture: Blob) => Promise<ArrayBuffer | Uint8Array>;

/** With its name in the page's resources, if it could be read. */
type Read = { name: string } & ({ image: PDFImage; resource: string } | { absence: string });

/** One after another, because a large photograph takes much memory while it is read. */
export async function readPictures(doc: PDFDocument, pictures: CasePicture[], read: ReadPicture): Promise<Read[]> {
  const all: Read[] = [];
  for (const picture of pictures) {
    const { name } = picture;
    if ('absence' in picture) all.push({ name, absence: picture.absence });
    else {
      try {
        const image = await doc.embedJpg(await read(picture.picture));
        all.push({ name, image, resource: `P${all.length}` });
      } catch {
        // A broken picture must not prevent the rest of the report.
        all.push({ name, absence: UNREADABLE });
      }
    }
  }
  return all;
}

export const resourcesOf = (pictures: Read[]): Record<string, PDFRef> =>
  Object.fromEntries(
    pictures.flatMap((picture) => ('image' in picture ? [[picture.resource, picture.image.ref] as const] : [])),
  );

export function addPictures(flow: Flow, faces: Faces, pictures: Read[]): void {
  for (let from = 0; from < pictures.length; from += COLUMNS) {
    addBeside(flow, faces, pictures.slice(from, from + COLUMNS));
  }
}

function addBeside(flow: Flow, { regular, bold }: Faces, pictures: Read[]): void {
  const captions: Style = { typeface: bold, size: 9, color: HEADER_INK };
  const notes: Style = { typeface: regular, size: 9, color: STAMP_INK };
  const width = (flow.width - (COLUMNS - 1) * GAP) / COLUMNS;
  const height = Math.max(FRAME.least, ...pictures.map((picture) => sizeIn(width, picture).height + 2 * FRAME.padding));

  flow.fit(SPACE_BEFORE + leadingOf(captions) + AFTER_CAPTION + height);
  if (!flow.isFresh) flow.y -= SPACE_BEFORE;
  const top = flow.y - leadingOf(captions) - AFTER_CAPTION;
  for (const [at, picture] of pictures.entries()) {
    const x = flow.left + at * (width + GAP);
    putLines(flow, [onOneLine(picture.name, captions, width)], captions, x, flow.y);
    addFrame(flow, x, top - height, width, height);
    const middle = { x: x + width / 2, y: top - height / 2 };
    if ('image' in picture) {
      const size = sizeIn(width, picture);
      flow.drawing.image(
        picture.resource,
        middle.x - size.width / 2,
        middle.y - size.height / 2,
        size.width,
        size.height,
      );
    } else {
      const note = onOneLine(picture.absence, notes, width - 2 * FRAME.padding);
      const length = (widthOf(note) * notes.size) / 1000;
      putLines(flow, [note], notes, middle.x - length / 2, middle.y + leadingOf(notes) / 2);
    }
  }
  flow.y = top - height;
}

function addFrame({ drawing }: Flow, x: number, y: number, width: number, height: number): void {
  const { rule } = FRAME;
  drawing.fill(ZEBRA, x, y, width, height);
  for (const side of [x, x + width - rule]) drawing.fill(RULE, side, y, rule, height);
  for (const side of [y, y + height - rule]) drawing.fill(RULE, x, side, width, rule);
}

/** As large as the frame allows; a small picture is not enlarged. */
function sizeIn(width: number, picture: Read): { width: number; height: number } {
  if (!('image' in picture)) return { width: 0, height: 0 };
  const { image } = picture;
  const most = { width: width - 2 * FRAME.padding, height: FRAME.most - 2 * FRAME.padding };
  return image.scale(Math.min(1, most.width / image.width, most.height / image.height));
}
