// Whether a file is a picture is decided by its content, never by its name.
import { bytesOf } from './base64';

type PictureType = 'image/png' | 'image/jpeg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const IEND = [0x49, 0x45, 0x4e, 0x44];
const JPEG = [0xff, 0xd8, 0xff];

const beginsWith = (bytes: Uint8Array, signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (beginsWith(bytes, PNG)) return 'image/png';
  return beginsWith(bytes, JPEG) ? 'image/jpeg' : undefined;
}

/** Whether a picture has its end marker. Browsers draw the beginning of a truncated picture as if it were complete. */
export function isWhole(bytes: Uint8Array): boolean {
  const type = pictureTypeOf(bytes);
  if (type === 'image/png') return hasEndOfPng(bytes);
  return type === 'image/jpeg' ? hasEndOfJpeg(bytes) : true;
}

/** Walks from chunk to chunk by their lengths until the end chunk. */
function hasEndOfPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = PNG.length; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
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

export interface PictureLimits {
  maxBytes: number;
  /** The messages for a file that is neither PNG nor JPEG, and for one that is too large. */
  wrongType: string;
  tooLarge: string;
}

/** A file with a valid beginning and end may still not be drawable. */
const canBrowserDraw = (file: File) =>
  createImageBitmap(file).then(
    (bitmap) => {
      bitmap.close();
      return true;
    },
    () => false,
  );

/** For attachments of an account. Calls carry them as base64, and the gateway refuses larger bodies. */
export const ATTACHMENT_LIMITS: PictureLimits = {
  maxBytes: 7 * 1024 * 1024,
  wrongType: 'Invalid attachment file type. (*jpg , *jpeg , *png types only).',
  tooLarge: 'File too Big, please select a file max of 7mb',
};

/** A picture from the base64 text of an answer. */
export function pictureFrom(base64: string): Blob {
  const bytes = bytesOf(base64);
  const type = pictureTypeOf(bytes);
  if (!type) throw new Error('It is no picture.');
  return new Blob([bytes], { type });
}

const UNREADABLE = 'The file could not be read. Please choose it again.';

/**
 * Returns the file with the type of its content, or the reason why it is refused. Its bytes are copied now, because the
 * file on the disk may change before it is sent.
 */
export async function readPicture(
  file: File,
  limits: PictureLimits,
  canBeDrawn = canBrowserDraw,
): Promise<File | { problem: string }> {
  const read = (part: Blob) =>
    part.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
  const beginning = await read(file.slice(0, PNG.length));
  if (!beginning) return { problem: UNREADABLE };
  const type = pictureTypeOf(beginning);
  if (!type) return { problem: limits.wrongType };
  if (file.size > limits.maxBytes) return { problem: limits.tooLarge };
  const bytes = await read(file);
  if (!bytes) return { problem: UNREADABLE };
  // A truncated picture is of no use.
  if (!isWhole(bytes)) return { problem: limits.wrongType };
  const taken = new File([bytes], file.name, { type });
  return (await canBeDrawn(taken)) ? taken : { problem: limits.wrongType };
}
