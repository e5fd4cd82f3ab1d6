// Tells whether a picture was cut off. Browsers draw the beginning of such a picture as if it were complete.
import { type PictureType, pictureTypeOf } from '#wire/pictureTypes';

const PNG_SIGNATURE = 8;
const IEND = [0x49, 0x45, 0x4e, 0x44];

const ENDS: Record<PictureType, (bytes: Uint8Array, view: DataView) => boolean> = {
  'image/png': hasEndOfPng,
  'image/jpeg': hasEndOfJpeg,
  'image/webp': hasEndOfWebp,
  'image/gif': hasEndOfGif,
  'image/bmp': hasEndOfBmp,
};

/** Whether a picture is there to its end. Files of other types are not checked. */
export function isWhole(bytes: Uint8Array): boolean {
  const type = pictureTypeOf(bytes);
  return !type || ENDS[type](bytes, new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/** Walks from chunk to chunk by their lengths until the end chunk. */
function hasEndOfPng(bytes: Uint8Array, view: DataView): boolean {
  for (let at = PNG_SIGNATURE; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    if (IEND.every((byte, index) => bytes[at + 4 + index] === byte)) return true;
  }
  return false;
}

/** Skips segments by their lengths, because a camera's thumbnail has an end marker of its own. */
function hasEndOfJpeg(bytes: Uint8Array): boolean {
  for (let at = 2; at + 1 < bytes.length; ) {
    const mark = bytes[at + 1] ?? 0;
    const isMark = bytes[at] === 0xff && mark !== 0 && mark !== 0xff && !(mark >= 0xd0 && mark <= 0xd7);
    if (!isMark) at += 1;
    else if (mark === 0xd9) return true;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}

/** The header says how many bytes follow its first eight. */
function hasEndOfWebp(bytes: Uint8Array, view: DataView): boolean {
  return bytes.length >= 8 + view.getUint32(4, true);
}

const GIF = { header: 13, flags: 10, image: 0x2c, imageHeader: 10, extension: 0x21, end: 0x3b };

/** Walks from block to block until the end block. */
function hasEndOfGif(bytes: Uint8Array): boolean {
  let at = GIF.header + colorsOfGif(bytes[GIF.flags]);
  for (;;) {
    const kind = bytes[at];
    if (kind === GIF.extension) at = afterData(bytes, at + 2);
    // The colours of an image and one more byte stand before its data.
    else if (kind === GIF.image)
      at = afterData(bytes, at + GIF.imageHeader + colorsOfGif(bytes[at + GIF.imageHeader - 1]) + 1);
    else return kind === GIF.end;
  }
}

/** The length of the table of colours that the flags announce. */
const colorsOfGif = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Data consists of pieces, each with its length before it, and ends with an empty one. */
function afterData(bytes: Uint8Array, start: number): number {
  let at = start;
  while (bytes[at]) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

/** From its pixels, because many programs write no length, or a wrong one, into the header. */
function hasEndOfBmp(bytes: Uint8Array, view: DataView): boolean {
  const pixels = view.byteLength < 54 ? undefined : pixelsOfBmp(view);
  return pixels !== undefined && bytes.length >= view.getUint32(10, true) + pixels;
}

/** The length of the pixels. Rows are filled up to four bytes. */
function pixelsOfBmp(view: DataView): number {
  const rows = (width: number, height: number, bits: number) => Math.ceil((width * bits) / 32) * 4 * height;
  const isOld = view.getUint32(14, true) === 12;
  if (isOld) return rows(view.getUint16(18, true), view.getUint16(20, true), view.getUint16(24, true));
  const compression = view.getUint32(30, true);
  if (compression === 1 || compression === 2) return view.getUint32(34, true);
  // A negative height says that the first row is at the top.
  return rows(view.getInt32(18, true), Math.abs(view.getInt32(22, true)), view.getUint16(28, true));
}
