import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, expect, it, vi } from 'vitest';
import { rotatedFile } from './rotatedFile';
import type { Rotation } from './rotateWorker';

afterEach(() => void vi.unstubAllGlobals());

/** What the worker answers; `draws` is the picture that the browser reads from the file. */
async function answerTo(question: Rotation, draws: () => Promise<unknown>): Promise<Blob | null> {
  const postMessage = vi.fn<(answer: Blob | null) => void>();
  const worker = { onmessage: (_: { data: Rotation }) => {}, postMessage };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('createImageBitmap', draws);
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas(width: number, height: number) {
    const canvas = createCanvas(width, height);
    const convertToBlob = async ({ type }: { type: 'image/jpeg' | 'image/png' }) =>
      new Blob([new Uint8Array(type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type))], { type });
    return Object.assign(canvas, { convertToBlob });
  });
  vi.resetModules();
  await import('./rotateWorker');
  worker.onmessage({ data: question });
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  return postMessage.mock.calls[0]?.[0] ?? null;
}

it('returns the original file while the picture is not rotated', async () => {
  const file = new Blob(['bytes']);
  expect(await rotatedFile(file, 0)).toBe(file);
});

it('returns null for a picture that cannot be drawn', async () => {
  const draws = () => Promise.reject(new Error('EncodingError'));
  expect(await answerTo({ file: new Blob(['bytes']), turn: 90 }, draws)).toBeNull();
});

it.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/jpeg'],
  ['image/bmp', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/gif', 'image/png'],
])('makes of a rotated %s a file that can be uploaded, without black where it is transparent', async (type, saved) => {
  // The left half is black, the right half is transparent.
  const original = createCanvas(60, 40);
  original.getContext('2d').fillRect(0, 0, 30, 40);
  const rotated = await answerTo({ file: new Blob(['bytes'], { type }), turn: 90 }, async () => original);
  expect(rotated?.type).toBe(saved);
  const image = await loadImage(Buffer.from((await rotated?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(image).toMatchObject({ width: 40, height: 60 });
  const context = createCanvas(40, 60).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 40, 60);
  context.drawImage(image, 0, 0);
  expect(context.getImageData(20, 10, 1, 1).data[0]).toBeLessThan(5);
  expect(context.getImageData(20, 50, 1, 1).data[0]).toBeGreaterThan(250);
});
