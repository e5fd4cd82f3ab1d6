import { expect, it } from 'vitest';
import { isWhole, pictureTypeOf, readPicture } from './pictureFile';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0];
const limits = { maxBytes: 1000, wrongType: 'Only PNG and JPG.', tooLarge: 'Too large.' };

const canBeDrawn = async () => true;
const fileOf = (bytes: number[], name: string, type = '') => new File([new Uint8Array(bytes)], name, { type });

it('knows a picture by its bytes', () => {
  expect(pictureTypeOf(new Uint8Array(PNG))).toBe('image/png');
  expect(pictureTypeOf(new Uint8Array(JPEG))).toBe('image/jpeg');
  for (const other of [[], [0x89], [0x47, 0x49, 0x46, 0x38], PNG.slice(0, 7), [0, ...JPEG]]) {
    expect(pictureTypeOf(new Uint8Array(other))).toBeUndefined();
  }
});

/** An empty picture: its head, one piece of data and its end. */
const WHOLE_PNG = [
  ...PNG.slice(0, 8),
  0,
  0,
  0,
  2,
  73,
  68,
  65,
  84,
  1,
  2,
  9,
  9,
  9,
  9,
  0,
  0,
  0,
  0,
  73,
  69,
  78,
  68,
  9,
  9,
  9,
  9,
];
/** With a thumbnail in its first segment, which has an end of its own, and a restart mark in its data. */
const WHOLE_JPEG = [
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9],
  ...[0xff, 0xda, 0, 3, 1, 17, 0xff, 0, 18, 0xff, 0xd3, 19],
  ...[0xff, 0xff, 0xc4, 0, 3, 5, 0xff, 0xda, 0, 2, 20, 0xff, 0xd9],
];

it.each([
  ['PNG', WHOLE_PNG],
  ['JPEG', WHOLE_JPEG],
])('knows a %s that was cut off anywhere', (_type, whole) => {
  expect(isWhole(new Uint8Array(whole))).toBe(true);
  // Cameras and programs write behind the end as well.
  expect(isWhole(new Uint8Array([...whole, 0, 0, 7]))).toBe(true);
  const cuts = whole.map((_, at) => whole.slice(0, at)).slice(PNG.length);
  expect(cuts.filter((cut) => isWhole(new Uint8Array(cut)))).toEqual([]);
});

it('does not judge what is neither', () => expect(isWhole(new Uint8Array([0x47, 0x49, 0x46, 0x38]))).toBe(true));

it('takes a picture whatever it is called, as what it is', async () => {
  const taken = await readPicture(fileOf(WHOLE_JPEG, 'offer.png', 'image/png'), limits, canBeDrawn);
  expect(taken).toMatchObject({ name: 'offer.png', type: 'image/jpeg', size: WHOLE_JPEG.length });
});

it('refuses one that was cut off, one that cannot be drawn, and one that cannot be read', async () => {
  const wrongType = { problem: 'Only PNG and JPG.' };
  expect(await readPicture(fileOf(WHOLE_PNG.slice(0, -3), 'a.png'), limits, canBeDrawn)).toEqual(wrongType);
  expect(await readPicture(fileOf(WHOLE_PNG, 'a.png'), limits, async () => false)).toEqual(wrongType);
  const gone = Object.assign(fileOf(WHOLE_PNG, 'a.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')) }),
  });
  expect(await readPicture(gone, limits, canBeDrawn)).toEqual({
    problem: 'The file could not be read. Please choose it again.',
  });
});

it('refuses what only says that it is one, and what is too large', async () => {
  expect(await readPicture(fileOf([0x25, 0x50, 0x44, 0x46], 'offer.png', 'image/png'), limits, canBeDrawn)).toEqual({
    problem: 'Only PNG and JPG.',
  });
  expect(await readPicture(fileOf([...PNG, ...Array(1000).fill(0)], 'a.png'), limits, canBeDrawn)).toEqual({
    problem: 'Too large.',
  });
});
