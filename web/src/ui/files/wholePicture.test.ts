import { expect, it } from 'vitest';
import { OTHER_PICTURES } from './testing';
import { isWhole } from './wholePicture';

/** A PNG with a header, one data chunk and its end chunk. */
const WHOLE_PNG = [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  ...[0, 0, 0, 2, 73, 68, 65, 84, 1, 2, 9, 9, 9, 9],
  ...[0, 0, 0, 0, 73, 69, 78, 68, 9, 9, 9, 9],
];
/**
 * A JPEG with a thumbnail in its first segment, which has an end marker of its own, and a restart marker in its data.
 */
const WHOLE_JPEG = [
  ...[0xff, 0xd8, 0xff, 0xe1, 0, 6, 0xff, 0xd8, 0xff, 0xd9],
  ...[0xff, 0xda, 0, 3, 1, 17, 0xff, 0, 18, 0xff, 0xd3, 19],
  ...[0xff, 0xff, 0xc4, 0, 3, 5, 0xff, 0xda, 0, 2, 20, 0xff, 0xd9],
];

/** From here on, every type but JPEG is known. */
const SIGNATURE = 18;

it.each([{ type: 'image/png', bytes: WHOLE_PNG }, { type: 'image/jpeg', bytes: WHOLE_JPEG }, ...OTHER_PICTURES])(
  'recognizes a picture that is cut off at any place: $type',
  ({ type, bytes }) => {
    expect(isWhole(new Uint8Array(bytes))).toBe(true);
    // Cameras and programs may write more bytes after the end.
    expect(isWhole(new Uint8Array([...bytes, 0, 0, 7]))).toBe(true);
    const cuts = bytes.map((_, at) => bytes.slice(0, at)).slice(type === 'image/jpeg' ? 8 : SIGNATURE);
    expect(cuts.filter((cut) => isWhole(new Uint8Array(cut)))).toEqual([]);
  },
);

const bmp = (header: number[], pixels: number) =>
  new Uint8Array([0x42, 0x4d, ...Array(8).fill(0), 14 + header.length, 0, 0, 0, ...header, ...Array(pixels).fill(1)]);
const restOf = (header: number[]) => [...header, ...Array<number>(40 - header.length).fill(0)];

// Five rows of two pixels, with three bytes for each pixel; the rows are filled up to eight bytes.
it.each([
  ['an old header', [12, 0, 0, 0, 2, 0, 5, 0, 1, 0, 24, 0]],
  ['the first row at the top', restOf([40, 0, 0, 0, 2, 0, 0, 0, 0xfb, 0xff, 0xff, 0xff, 1, 0, 24])],
  ['compressed rows', restOf([40, 0, 0, 0, 2, 0, 0, 0, 5, 0, 0, 0, 1, 0, 8, 0, 1, 0, 0, 0, 40])],
])('finds the end of a BMP with %s', (_, header) => {
  expect(isWhole(bmp(header, 40))).toBe(true);
  expect(isWhole(bmp(header, 39))).toBe(false);
});

it('accepts files of other types, which it does not check', () =>
  expect(isWhole(new Uint8Array([0x25, 0x50, 0x44, 0x46]))).toBe(true));
