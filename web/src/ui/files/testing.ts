// Pictures for the tests, of the types that only servers have.
import { createCanvas } from '@napi-rs/canvas';

const canvas = createCanvas(20, 10);
canvas.getContext('2d').fillRect(2, 2, 5, 5);

/** Two pixels wide and high, with three bytes for each pixel; the rows are filled up to eight bytes. */
const BMP = [
  ...[0x42, 0x4d, 70, 0, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0],
  ...[40, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 1, 0, 24, 0, 0, 0, 0, 0],
  ...Array<number>(20).fill(0),
  ...[1, 2, 3, 4, 5, 6, 0, 0, 7, 8, 9, 10, 11, 12, 0, 0],
];

export const OTHER_PICTURES = [
  { type: 'image/webp', bytes: [...canvas.encodeSync('webp')] },
  { type: 'image/gif', bytes: [...canvas.encodeSync('gif')] },
  { type: 'image/bmp', bytes: BMP },
];
