// Whether a file is a picture is decided by its content, never by its name.

export type PictureType = 'image/png' | 'image/jpeg';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const JPEG = [0xff, 0xd8, 0xff];

const beginsWith = (bytes: Uint8Array, signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

export function pictureTypeOf(bytes: Uint8Array): PictureType | undefined {
  if (beginsWith(bytes, PNG)) return 'image/png';
  return beginsWith(bytes, JPEG) ? 'image/jpeg' : undefined;
}

export interface PictureLimits {
  maxBytes: number;
  /** The messages for a file that is neither PNG nor JPEG, and for one that is too large. */
  wrongType: string;
  tooLarge: string;
}

/** The file with the type that its content has, or why it is refused. */
export async function readPicture(file: File, limits: PictureLimits): Promise<File | { problem: string }> {
  const type = pictureTypeOf(new Uint8Array(await file.slice(0, PNG.length).arrayBuffer()));
  if (!type) return { problem: limits.wrongType };
  if (file.size > limits.maxBytes) return { problem: limits.tooLarge };
  return new File([file], file.name, { type });
}
