// Compresses a picture in a worker, so that the page stays responsive.
import { fittedSize, MOST_BYTES, QUALITIES, type Size } from './limits';

export interface Compressed {
  blob: Blob;
  before: Size;
  after: Size;
}

async function compressed(file: Blob): Promise<Compressed> {
  // Upright: phones store the picture as the sensor saw it, with the orientation in its metadata.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const before = { width: bitmap.width, height: bitmap.height };
  const after = fittedSize(before);
  const canvas = new OffscreenCanvas(after.width, after.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, after.width, after.height);
  bitmap.close();
  const png = file.type === 'image/png' && isTransparent(context, after) ? await canvas.convertToBlob() : undefined;
  // JPEG has no transparency, so a transparent picture stays a PNG if it is small enough. Everything else is smaller as
  // a JPEG, without a visible difference.
  if (png && png.size <= MOST_BYTES) return { blob: png, before, after };
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, after.width, after.height);
  for (const quality of QUALITIES) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    if (blob.size <= MOST_BYTES) return { blob, before, after };
  }
  throw new Error('too large');
}

function isTransparent(context: OffscreenCanvasRenderingContext2D, { width, height }: Size): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}

self.onmessage = ({ data }: MessageEvent<Blob>) => {
  compressed(data).then(
    (answer) => self.postMessage(answer),
    // It cannot be compressed.
    () => self.postMessage(null),
  );
};
