import { expect, it } from 'vitest';
import { freePlace } from '../panelState';

const ROOM = 800;

it.each([
  ['where it is wanted', 300, [], 300],
  ['inside of the room', 2000, [], 740],
  ['below what is nearest below', 300, [{ top: 250, bottom: 310 }], 312],
  ['above what is nearest above', 300, [{ top: 350, bottom: 500 }], 288],
  [
    'beside two that leave too little between them',
    300,
    [
      { top: 260, bottom: 310 },
      { top: 340, bottom: 380 },
    ],
    382,
  ],
  ['where it is wanted when nothing is free', 300, [{ top: 0, bottom: 800 }], 300],
])('is %s', (_what, wanted, taken, place) => {
  expect(freePlace(wanted, 60, ROOM, taken)).toBe(place);
});
