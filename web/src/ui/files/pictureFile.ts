// Reads pictures: those of people, who may upload PNG and JPEG, and those of servers, which may have other types as well.

import { pictureTypeOf, UPLOAD_SIGNATURE_BYTES, uploadTypeOf } from '#wire/pictureTypes';
import { bytesOf } from './base64';
import { isWhole } from './wholePicture';

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
  if (!type) throw new Error('Select a picture.');
  return new Blob([bytes], { type });
}

const UNREADABLE = 'The file could not be read. Select it again.';

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
  const beginning = await read(file.slice(0, UPLOAD_SIGNATURE_BYTES));
  if (!beginning) return { problem: UNREADABLE };
  const type = uploadTypeOf(beginning);
  if (!type) return { problem: limits.wrongType };
  if (file.size > limits.maxBytes) return { problem: limits.tooLarge };
  const bytes = await read(file);
  if (!bytes) return { problem: UNREADABLE };
  // A truncated picture is of no use.
  if (!isWhole(bytes)) return { problem: limits.wrongType };
  const taken = new File([bytes], file.name, { type });
  return (await canBeDrawn(taken)) ? taken : { problem: limits.wrongType };
}
