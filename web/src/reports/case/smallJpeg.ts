/** Sharp in print at half a page's width. */
const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/**
 * Draws a picture of any type anew: upright, as browsers show it, no larger than a page needs, and without a camera's
 * metadata such as the location. Rejects if it is not a picture.
 */
export async function smallJpeg(picture: Blob): Promise<ArrayBuffer> {
  const image = await createImageBitmap(picture);
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    const scaled = (side: number) => Math.max(1, Math.round(side * scale));
    const canvas = new OffscreenCanvas(scaled(image.width), scaled(image.height));
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    // JPEG has no transparency: transparent areas would turn black.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return await jpeg.arrayBuffer();
  } finally {
    image.close();
  }
}
