import { expect, it } from 'vitest';
import { OTHER_PICTURES } from '../src/ui/files/testing';
import { pictureTypeOf, uploadTypeOf } from './pictureTypes';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0];
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0];

it.each([
  ['image/png', PNG],
  ['image/jpeg', JPEG],
])('tells a picture that may be uploaded by its bytes: %s', (type, bytes) => {
  expect(uploadTypeOf(new Uint8Array(bytes))).toBe(type);
  expect(pictureTypeOf(new Uint8Array(bytes))).toBe(type);
});

it.each(OTHER_PICTURES)('tells a picture that only servers have by its bytes: $type', ({ type, bytes }) => {
  expect(uploadTypeOf(new Uint8Array(bytes))).toBeUndefined();
  expect(pictureTypeOf(new Uint8Array(bytes))).toBe(type);
});

it.each([[[]], [[0x89]], [[0x47, 0x49, 0x46, 0x38]], [PNG.slice(0, 7)], [[0, ...JPEG]]])(
  'knows no type of %j',
  (bytes) => expect(pictureTypeOf(new Uint8Array(bytes))).toBeUndefined(),
);

it.each(['<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF of a sound: WAVE', 'BM is the name of a bank.'])(
  'a text is no picture, whatever it begins with: %s',
  (text) => expect(pictureTypeOf(Buffer.from(text))).toBeUndefined(),
);
