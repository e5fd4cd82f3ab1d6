import { afterEach, expect, it, vi } from 'vitest';
import { asTurned } from './turned';

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

it('is the file itself, byte by byte, while it is not turned', async () => {
  expect(await asTurned({ url: 'blob:1', file }, 0)).toBe(file);
});

it('is none of a picture that is broken', async () => {
  imagesDecode(() => Promise.reject(new Error('EncodingError')));
  expect(await asTurned({ url: 'blob:1', file }, 90)).toBeNull();
});
