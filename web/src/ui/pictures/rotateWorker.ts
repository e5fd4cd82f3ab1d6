// Makes a file of a picture as it is rotated. In a page, browsers put off writing a file until the page is idle, which
// may take seconds.
import { type Turn, turnedSize } from './view';

export interface Rotation {
  file: Blob;
  turn: Turn;
}

const JPEG = 'image/jpeg';
const JPEG_QUALITY = 0.92;
/** Usually photographs: as PNG, they could become too large to save. */
const PHOTOGRAPHS = [JPEG, 'image/webp', 'image/bmp'];

/** A JPEG or a PNG, because no other type can be uploaded. */
async function rotated({ file, turn }: Rotation): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = turnedSize(bitmap, turn);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  const isPhotograph = PHOTOGRAPHS.includes(file.type);
  if (isPhotograph) {
    // JPEG has no transparency: transparent areas would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.translate(width / 2, height / 2);
  context.rotate((turn * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  return canvas.convertToBlob({ type: isPhotograph ? JPEG : 'image/png', quality: JPEG_QUALITY });
}

self.onmessage = ({ data }: MessageEvent<Rotation>) => {
  rotated(data).then(
    (blob) => self.postMessage(blob),
    () => self.postMessage(null),
  );
};
