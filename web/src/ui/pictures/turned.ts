// A picture as it is shown turned, made into a file again.
import { type Turn, turnedSize } from './view';

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;

interface Shown {
  url: string;
  mime?: string | undefined;
  file?: Blob | undefined;
}

/** The file itself while it is not turned; null for one that cannot be drawn. */
export async function asTurned({ url, mime, file }: Shown, turn: Turn): Promise<Blob | null> {
  if (turn === 0 && file) return file;
  return turnedBlob(url, turn, mime).catch(() => null);
}

export async function turnedBlob(url: string, turn: Turn, mime: string | undefined): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const original = { width: image.naturalWidth, height: image.naturalHeight };
  const canvas = Object.assign(document.createElement('canvas'), turnedSize(original, turn));
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turn * Math.PI) / 180);
  context?.drawImage(image, -original.width / 2, -original.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, mime === JPEG ? JPEG : 'image/png', JPEG_QUALITY);
  });
  if (!context || !blob) throw new Error('The picture could not be turned.');
  return blob;
}
