// Uploaded pictures: PNG or JPEG by their content. What the caller says about a file, a server may believe: so it must
// fit the content, or the gateway writes it anew.
import { randomUUID } from 'node:crypto';
import { type UploadType, uploadTypeOf } from '#wire/pictureTypes';
import type { Part } from './form';
import { badRequest } from './refusals';

export const NO_PICTURE = 'is not a PNG or JPEG picture';

const EXTENSIONS: Record<UploadType, [string, ...string[]]> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
};
/** Such characters show a name in another order than it is read in. */
const MISLEADING = /[\p{Cc}\p{Bidi_Control}]/u;

/** The file with a name and a type of the gateway's own. No screen shows the name that a form's file had. */
export function uploadedPicture({ name, bytes }: Part): Part {
  const type = uploadTypeOf(bytes);
  if (!type) throw badRequest(name, NO_PICTURE);
  return { name, filename: `${randomUUID()}.${EXTENSIONS[type][0]}`, type, bytes };
}

/** Undefined unless the text is valid base64 of a picture. */
export function typeInBase64(text: string): UploadType | undefined {
  return isBase64(text) ? uploadTypeOf(Buffer.from(text.slice(0, 16), 'base64')) : undefined;
}

/** Faster than a pattern for a picture. The decoder skips invalid characters, but accepts those of base64url. */
const isBase64 = (text: string): boolean =>
  text.length % 4 === 0 &&
  !text.includes('-') &&
  !text.includes('_') &&
  Buffer.from(text, 'base64').length === Buffer.byteLength(text, 'base64');

/** Throws if the fields beside a picture give it another type. */
export function requireFittingWords(json: unknown): void {
  for (const [place, fields] of Object.entries(Object(json))) {
    const { base64, filename, fileext, filetype } = Object(fields) as Record<string, unknown>;
    const type = typeof base64 === 'string' ? typeInBase64(base64) : undefined;
    if (!type) continue;
    const fits = (extension: unknown) => EXTENSIONS[type].includes(String(extension).toLowerCase());
    const wrong = {
      filetype: filetype !== undefined && filetype !== type,
      fileext: fileext !== undefined && !fits(fileext),
      filename:
        filename !== undefined && !(fits(/\.(\w+)$/.exec(String(filename))?.[1]) && !MISLEADING.test(String(filename))),
    };
    const [field] = Object.entries(wrong).find(([, isWrong]) => isWrong) ?? [];
    if (field) throw badRequest(`${place}.${field}`, 'does not fit the picture');
  }
}
