// Makes a file of a picture as it is rotated.
import { type Turn, turnedSize } from './view';

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;
/** Usually photographs: as PNG, they could become too large to save. */
const PHOTOGRAPHS = [JPEG, 'image/webp', 'image/bmp'];

interface ShownPicture {
  url: string;
  mime?: string | undefined;
  file?: Blob | undefined;
}

/** Returns the original file while it is not rotated, and null for a picture that cannot be drawn. */
export async function asTurned({ url, mime, file }: ShownPicture, turn: Turn): Promise<Blob | null> {
  if (turn === 0 && file) return file;
  return turnedBlob(url, turn, mime).catch(() => null);
}

/** A JPEG or a PNG, because no other type can be uploaded. */
export async function turnedBlob(url: string, turn: Turn, mime: string | undefined): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const original = { width: image.naturalWidth, height: image.naturalHeight };
  const canvas = Object.assign(document.createElement('canvas'), turnedSize(original, turn));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const isPhotograph = mime !== undefined && PHOTOGRAPHS.includes(mime);
  if (isPhotograph) {
    // JPEG has no transparency: transparent areas would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(image, -original.width / 2, -original.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, isPhotograph ? JPEG : 'image/png', JPEG_QUALITY);
  });
  if (!blob) throw new Error('The picture could not be turned.');
  return blob;
}
