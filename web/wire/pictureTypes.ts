// Tells the type of a picture by its content, never by its name.

/** What people may upload. */
export type UploadType = 'image/png' | 'image/jpeg';

/**
 * What a server may have beyond what is uploaded here: the types that every browser shows. None of them can carry
 * scripts, as SVG can.
 */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/bmp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

/** This many bytes tell whether a file may be uploaded. */
export const UPLOAD_SIGNATURE_BYTES = 8;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const GIFS = ['GIF87a', 'GIF89a'].map((name) => Array.from(name, (letter) => letter.charCodeAt(0)));
const BM = [0x42, 0x4d];

const has = (bytes: Uint8Array, signature: number[], from = 0) =>
  signature.every((byte, at) => bytes[from + at] === byte);

export function uploadTypeOf(bytes: Uint8Array): UploadType | undefined {
  if (has(bytes, PNG)) return 'image/png';
  return has(bytes, JPEG) ? 'image/jpeg' : undefined;
}

/** The type of a picture that a server has. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (has(bytes, RIFF) && has(bytes, WEBP, 8)) return 'image/webp';
  if (GIFS.some((signature) => has(bytes, signature))) return 'image/gif';
  return isBmp(bytes) ? 'image/bmp' : uploadTypeOf(bytes);
}

/** A text may begin with the same two letters, so the length of the header that follows them counts as well. */
function isBmp(bytes: Uint8Array): boolean {
  const [length = 0, ...rest] = bytes.subarray(14, 18);
  const isLength = [12, 40, 52, 56, 64, 108, 124].includes(length) && rest.length === 3;
  return has(bytes, BM) && isLength && rest.every((byte) => byte === 0);
}
