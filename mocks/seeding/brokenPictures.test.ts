import { expect, it } from 'vitest';
import { BROKEN_KINDS, brokenPicture, isSelfieBroken } from './brokenPictures';

it('breaks one picture of each case in its own way, without changing the cached original', () => {
  // A Buffer, as the drawings return it.
  const whole = Buffer.from(Array.from({ length: 64 }, (_, at) => at + 1));
  const before = Uint8Array.from(whole);
  const broken = BROKEN_KINDS.map((_, place) => brokenPicture(place, isSelfieBroken(place), whole));
  expect(new Set(broken.map((bytes) => Buffer.from(bytes).toString('hex'))).size).toBe(10);
  for (const [place] of BROKEN_KINDS.entries()) expect(brokenPicture(place, !isSelfieBroken(place), whole)).toBe(whole);
  expect(brokenPicture(10, true, whole)).toBe(whole);
  expect(Uint8Array.from(whole)).toEqual(before);
});
