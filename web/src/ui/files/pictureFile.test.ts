import { expect, it } from 'vitest';
import { pictureFrom, readPicture } from './pictureFile';
import { OTHER_PICTURES } from './testing';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const limits = { maxBytes: 1000, wrongType: 'Only PNG and JPG.', tooLarge: 'Too large.' };

const canBeDrawn = async () => true;
const fileOf = (bytes: number[], name: string, type = '') => new File([new Uint8Array(bytes)], name, { type });

/** A PNG with a header, one data chunk and its end chunk. */
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
/**
 * A JPEG with a thumbnail in its first segment, which has an end marker of its own, and a restart marker in its data.
 */
const WHOLE_JPEG = [
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9],
  ...[0xff, 0xda, 0, 3, 1, 17, 0xff, 0, 18, 0xff, 0xd3, 19],
  ...[0xff, 0xff, 0xc4, 0, 3, 5, 0xff, 0xda, 0, 2, 20, 0xff, 0xd9],
];

it('takes the type from the content, not from the name', async () => {
  const taken = await readPicture(fileOf(WHOLE_JPEG, 'offer.png', 'image/png'), limits, canBeDrawn);
  expect(taken).toMatchObject({ name: 'offer.png', type: 'image/jpeg', size: WHOLE_JPEG.length });
});

it('refuses a picture that is cut off, cannot be drawn or cannot be read', async () => {
  const wrongType = { problem: 'Only PNG and JPG.' };
  expect(await readPicture(fileOf(WHOLE_PNG.slice(0, -3), 'a.png'), limits, canBeDrawn)).toEqual(wrongType);
  expect(await readPicture(fileOf(WHOLE_PNG, 'a.png'), limits, async () => false)).toEqual(wrongType);
  const unreadable = Object.assign(fileOf(WHOLE_PNG, 'a.png'), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('Gone.', 'NotFoundError')) }),
  });
  expect(await readPicture(unreadable, limits, canBeDrawn)).toEqual({
    problem: 'The file could not be read. Select it again.',
  });
});

it("refuses a file that only has a picture's name, and one that is too large", async () => {
  expect(await readPicture(fileOf([0x25, 0x50, 0x44, 0x46], 'offer.png', 'image/png'), limits, canBeDrawn)).toEqual({
    problem: 'Only PNG and JPG.',
  });
  expect(await readPicture(fileOf([...PNG, ...Array(1000).fill(0)], 'a.png'), limits, canBeDrawn)).toEqual({
    problem: 'Too large.',
  });
});

it.each(OTHER_PICTURES)('shows a picture of a server in $type, and refuses to upload it', async ({ type, bytes }) => {
  expect(pictureFrom(Buffer.from(bytes).toString('base64'))).toMatchObject({ type, size: bytes.length });
  expect(await readPicture(fileOf(bytes, 'a.png', 'image/png'), limits, canBeDrawn)).toEqual({
    problem: 'Only PNG and JPG.',
  });
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<h1>Sesame</h1>',
  'BM is the name of a bank, not of a picture.',
])('shows no %s', (text) =>
  expect(() => pictureFrom(Buffer.from(text).toString('base64'))).toThrow('Select a picture.'),
);
