import { expect, it } from 'vitest';
import { BROKEN_KINDS, brokenPicture, isSelfieBroken } from './brokenPictures';

it('breaks one picture of each case in its own way, without changing the cached original', () => {
  // A Buffer, as the drawings return it.
  const picture = Buffer.from(Array.from({ length: 64 }, (_, at) => at + 1));
  const before = Uint8Array.from(picture);
  const broken = BROKEN_KINDS.map((_, place) => brokenPicture(place, isSelfieBroken(place), picture));
  expect(new Set(broken.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(10);
  for (const [place] of BROKEN_KINDS.entries())
    expect(brokenPicture(place, !isSelfieBroken(place), picture)).toBe(picture);
  expect(brokenPicture(10, true, picture)).toBe(picture);
  expect(Uint8Array.from(picture)).toEqual(before);
});
