import { expect, it } from 'vitest';
import { pictureTypeOf, readPicture } from './pictureFile';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0];
const limits = { maxBytes: 1000, wrongType: 'Only PNG and JPG.', tooLarge: 'Too large.' };

const fileOf = (bytes: number[], name: string, type = '') => new File([new Uint8Array(bytes)], name, { type });

it('knows a picture by its bytes', () => {
  expect(pictureTypeOf(new Uint8Array(PNG))).toBe('image/png');
  expect(pictureTypeOf(new Uint8Array(JPEG))).toBe('image/jpeg');
  for (const other of [[], [0x89], [0x47, 0x49, 0x46, 0x38], PNG.slice(0, 7), [0, ...JPEG]]) {
    expect(pictureTypeOf(new Uint8Array(other))).toBeUndefined();
  }
});

it('takes a picture whatever it is called, as what it is', async () => {
  const taken = await readPicture(fileOf(JPEG, 'offer.png', 'image/png'), limits);
  expect(taken).toMatchObject({ name: 'offer.png', type: 'image/jpeg', size: JPEG.length });
});

it('refuses what only says that it is one, and what is too large', async () => {
  expect(await readPicture(fileOf([0x25, 0x50, 0x44, 0x46], 'offer.png', 'image/png'), limits)).toEqual({
    problem: 'Only PNG and JPG.',
  });
  expect(await readPicture(fileOf([...PNG, ...Array(1000).fill(0)], 'a.png'), limits)).toEqual({
    problem: 'Too large.',
  });
});
