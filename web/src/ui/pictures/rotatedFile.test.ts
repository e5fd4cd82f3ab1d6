import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, expect, it, vi } from 'vitest';
import { asTurned, turnedBlob } from './rotatedFile';

const file = new Blob(['bytes']);

afterEach(() => void vi.unstubAllGlobals());

function imagesDecode(decode: () => Promise<void>): void {
  vi.stubGlobal(
    'Image',
    class {
      decode = decode;
    },
  );
}

it('returns the original file while the picture is not rotated', async () => {
  expect(await asTurned({ url: 'blob:1', file }, 0)).toBe(file);
});

it('returns null for a picture that cannot be drawn', async () => {
  imagesDecode(() => Promise.reject(new Error('EncodingError')));
  expect(await asTurned({ url: 'blob:1', file }, 90)).toBeNull();
});

it.each([
  ['image/jpeg', 'image/jpeg'],
  ['image/webp', 'image/jpeg'],
  ['image/bmp', 'image/jpeg'],
  ['image/png', 'image/png'],
  ['image/gif', 'image/png'],
])('makes of a rotated %s a file that can be uploaded, without black where it is transparent', async (mime, saved) => {
  // The left half is black, the right half is transparent.
  const original = createCanvas(60, 40);
  original.getContext('2d').fillRect(0, 0, 30, 40);
  vi.stubGlobal('Image', function Image() {
    return Object.assign(original, { naturalWidth: 60, naturalHeight: 40, decode: async () => undefined });
  });
  const canvas = createCanvas(1, 1);
  const toBlob = (done: (blob: Blob) => void, type: 'image/jpeg' | 'image/png') =>
    done(new Blob([new Uint8Array(type === 'image/png' ? canvas.toBuffer(type) : canvas.toBuffer(type))], { type }));
  vi.stubGlobal('document', { createElement: () => Object.assign(canvas, { toBlob }) });
  const turned = await turnedBlob('blob:1', 90, mime);
  expect(turned.type).toBe(saved);
  const image = await loadImage(Buffer.from(await turned.arrayBuffer()));
  expect(image).toMatchObject({ width: 40, height: 60 });
  const context = createCanvas(40, 60).getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 40, 60);
  context.drawImage(image, 0, 0);
  expect(context.getImageData(20, 10, 1, 1).data[0]).toBeLessThan(5);
  expect(context.getImageData(20, 50, 1, 1).data[0]).toBeGreaterThan(250);
});
