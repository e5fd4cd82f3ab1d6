import { afterEach, expect, it, vi } from 'vitest';
import { asTurned } from './rotatedFile';

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
