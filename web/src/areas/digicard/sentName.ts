import type { UploadType } from '#wire/pictureTypes';

const LONGEST = 250;
/** Characters that could be read as a path, or that show a name in another order than it is read in. */
const MISLEADING = /[\p{Cc}\p{Bidi_Control}\\/:%]/gu;
const EXTENSIONS = { 'image/png': /\.png$/i, 'image/jpeg': /\.jpe?g$/i };

/** The file name for the server, with the extension of the picture's type. A long name loses its beginning. */
export function sentName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const ofType = type as UploadType;
  const whole = EXTENSIONS[ofType].test(name) ? name : `${name}.${ofType === 'image/png' ? 'png' : 'jpg'}`;
  return whole
    .replace(MISLEADING, '_')
    .slice(-LONGEST)
    .replace(/^[\s.]+/, '');
}
