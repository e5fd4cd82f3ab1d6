// Uses a canvas library that works like a browser's canvas, because Node has none.
import { type Canvas, createCanvas, type Image, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smallJpeg } from './writeCasePdf';

const close = vi.fn();

beforeEach(() => {
  close.mockClear();
  vi.stubGlobal('createImageBitmap', async (blob: Blob) =>
    Object.assign(await loadImage(Buffer.from(await blob.arrayBuffer())), { close }),
  );
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas(width: number, height: number) {
    const canvas = createCanvas(width, height);
    const convertToBlob = async ({ type }: { type: string }) => {
      expect(type).toBe('image/jpeg');
      return new Blob([new Uint8Array(canvas.toBuffer('image/jpeg'))]);
    };
    return Object.assign(canvas, { convertToBlob });
  });
});
afterEach(() => void vi.unstubAllGlobals());

type Encode = (canvas: Canvas) => Uint8Array;
const png: Encode = (canvas) => canvas.encodeSync('png');
const jpeg: Encode = (canvas) => canvas.encodeSync('jpeg');
const webp: Encode = (canvas) => canvas.encodeSync('webp');

/** The left half is black, the right half is transparent. */
function picture(width: number, height: number, encode = png): Blob {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillRect(0, 0, width / 2, height);
  return new Blob([new Uint8Array(encode(canvas))]);
}

async function read(bytes: ArrayBuffer): Promise<Image> {
  expect([...new Uint8Array(bytes.slice(0, 3))]).toEqual([0xff, 0xd8, 0xff]);
  return loadImage(Buffer.from(bytes));
}

it.each(Object.entries({ png, jpeg, webp }))('makes a JPEG of a %s', async (_, encode) => {
  expect(await read(await smallJpeg(picture(60, 40, encode)))).toMatchObject({ width: 60, height: 40 });
});

it.each([
  [
    [4000, 3000],
    [1600, 1200],
  ],
  [
    [1000, 4000],
    [400, 1600],
  ],
  [
    [1600, 9],
    [1600, 9],
  ],
  [
    [9000, 1],
    [1600, 1],
  ],
] as const)('makes of %j pixels %j', async ([width, height], [scaledWidth, scaledHeight]) => {
  const small = await read(await smallJpeg(picture(width, height)));
  expect(small).toMatchObject({ width: scaledWidth, height: scaledHeight });
});

it('shows transparent areas in white', async () => {
  const image = await read(await smallJpeg(picture(60, 40)));
  const canvas = createCanvas(60, 40);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  expect(context.getImageData(50, 20, 1, 1).data[0]).toBeGreaterThan(250);
  expect(context.getImageData(10, 20, 1, 1).data[0]).toBeLessThan(5);
});

it('rejects a file that is not a picture', async () => {
  await expect(smallJpeg(new Blob(['<html>']))).rejects.toThrow();
});

it('releases the memory of the picture', async () => {
  await smallJpeg(picture(60, 40));
  expect(close).toHaveBeenCalledOnce();
});
