import { describe, expect, it } from 'vitest';
import { actionOf, commandOf } from './commands';
import {
  type Action,
  MAX_SCALE,
  MIN_SCALE,
  newPair,
  type PairView,
  type Point,
  reduce,
  turnedSize,
  viewOf,
} from './view';

const STAGE = { width: 600, height: 400 };
const following = (state: PairView, ...actions: Action[]) => actions.reduce(reduce, state);

/** A landscape and a portrait picture on stages of the same size. */
const pair = following(
  newPair(2),
  { type: 'staged', index: 0, size: STAGE },
  { type: 'loaded', index: 0, url: 'selfie', size: { width: 1200, height: 400 } },
  { type: 'staged', index: 1, size: STAGE },
  { type: 'loaded', index: 1, url: 'id', size: { width: 400, height: 800 } },
);
const linked = following(pair, { type: 'linked', linked: true });
const zoom = (index: number, factor: number, at: Point = { x: 0, y: 0 }): Action => ({
  type: 'moved',
  index,
  from: at,
  to: at,
  factor,
});
const drag = (index: number, x: number, y: number): Action => ({
  type: 'moved',
  index,
  from: { x: 0, y: 0 },
  to: { x, y },
  factor: 1,
});

/** The point of the unrotated picture, relative to its centre, that lies under a point of the stage. */
function pictured(state: PairView, index: number, point: Point): Point {
  const { offset, scale, turn } = viewOf(state, index);
  const x = (point.x - offset.x) / scale;
  const y = (point.y - offset.y) / scale;
  const angle = (-turn * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}

function expectSame(actual: Point, expected: Point) {
  expect(actual.x).toBeCloseTo(expected.x, 6);
  expect(actual.y).toBeCloseTo(expected.y, 6);
}

describe('fitting', () => {
  it('shows the whole picture as large as its stage allows, also when rotated', () => {
    expect(viewOf(pair, 0).scale).toBe(0.5);
    expect(viewOf(pair, 1).scale).toBe(0.5);
    const turned = following(pair, { type: 'turned', index: 0, by: 90 });
    expect(viewOf(turned, 0)).toMatchObject({ scale: 400 / 1200, turn: 90, offset: { x: 0, y: 0 }, fitted: true });
    const around = following(
      turned,
      ...Array.from({ length: 3 }, (): Action => ({ type: 'turned', index: 0, by: 90 })),
    );
    expect(viewOf(around, 0)).toMatchObject({ scale: 0.5, turn: 0 });
    expect(viewOf(following(pair, { type: 'turned', index: 1, by: -90 }), 1)).toMatchObject({ scale: 0.75, turn: 270 });
  });

  it('follows the size of the stage until the user zooms, and again once fitted', () => {
    const size = { width: 300, height: 200 };
    expect(viewOf(following(pair, { type: 'staged', index: 0, size }), 0).scale).toBe(0.25);
    const zoomed = following(pair, zoom(0, 2), { type: 'staged', index: 0, size });
    expect(viewOf(zoomed, 0)).toMatchObject({ scale: 1, fitted: false });
    expect(viewOf(following(zoomed, { type: 'fitted', index: 0 }), 0).scale).toBe(0.25);
  });

  it('keeps its state while the stage is hidden', () => {
    expect(following(pair, { type: 'staged', index: 0, size: { width: 0, height: 0 } })).toBe(pair);
  });

  it('stays within the smallest and the largest scale', () => {
    const sized = (width: number) =>
      following(pair, { type: 'loaded', index: 0, url: 'x', size: { width, height: width } });
    expect(viewOf(sized(1), 0).scale).toBe(MAX_SCALE);
    expect(viewOf(sized(100_000), 0).scale).toBe(MIN_SCALE);
  });
});

describe('zooming', () => {
  it('keeps the point under the pointer in place, whatever the rotation, offset and scale', () => {
    const start = following(pair, { type: 'turned', index: 0, by: 90 }, drag(0, 30, -45));
    for (const at of [
      { x: 0, y: 0 },
      { x: 120, y: -80 },
      { x: -60, y: 150 },
    ]) {
      for (const factor of [0.7, 1.1, 3]) {
        expectSame(pictured(following(start, zoom(0, factor, at)), 0, at), pictured(start, 0, at));
      }
    }
  });

  it('moves the point between two fingers along with them', () => {
    const from = { x: 10, y: 20 };
    const to = { x: -40, y: 60 };
    const pinched = following(pair, { type: 'moved', index: 1, from, to, factor: 1.7 });
    expectSame(pictured(pinched, 1, to), pictured(pair, 1, from));
    expect(viewOf(pinched, 1).scale).toBeCloseTo(0.85);
  });

  it('stops at the limits', () => {
    expect(viewOf(following(pair, zoom(0, 1e6)), 0).scale).toBeCloseTo(MAX_SCALE);
    expect(viewOf(following(pair, zoom(0, 1e-6)), 0).scale).toBeCloseTo(MIN_SCALE);
  });

  it('shows a picture pixel as a page pixel, and keeps the given point in place', () => {
    const at = { x: 100, y: 50 };
    const actual = following(pair, { type: 'actual', index: 0, at });
    expect(viewOf(actual, 0)).toMatchObject({ scale: 1, fitted: false });
    expectSame(pictured(actual, 0, at), pictured(pair, 0, at));
  });
});

describe('moving', () => {
  it('never moves a picture out of sight', () => {
    for (const [x, y] of [
      [1e6, 0],
      [-1e6, 1e6],
      [0, -1e6],
    ] as const) {
      for (const start of [pair, following(pair, zoom(0, 20)), following(pair, zoom(0, 0.1))]) {
        const { offset, scale } = viewOf(following(start, drag(0, x, y)), 0);
        const shown = { width: 1200 * scale, height: 400 * scale };
        const inSight = (place: number, length: number, stage: number) =>
          Math.min(place + length / 2, stage / 2) - Math.max(place - length / 2, -stage / 2);
        expect(inSight(offset.x, shown.width, 600)).toBeGreaterThanOrEqual(Math.min(shown.width, 600) / 4 - 1e-6);
        expect(inSight(offset.y, shown.height, 400)).toBeGreaterThanOrEqual(Math.min(shown.height, 400) / 4 - 1e-6);
      }
    }
  });

  it('keeps the middle of the view in place while rotating', () => {
    const start = following(pair, zoom(0, 4), drag(0, 90, -35));
    for (const by of [90, -90] as const) {
      const turned = following(start, { type: 'turned', index: 0, by });
      expectSame(pictured(turned, 0, { x: 0, y: 0 }), pictured(start, 0, { x: 0, y: 0 }));
    }
  });
});

describe('moving together', () => {
  it('changes one picture alone, or both by the same factor', () => {
    const at = { x: 40, y: 10 };
    const alone = following(pair, zoom(0, 2, at));
    expect(viewOf(alone, 1)).toBe(viewOf(pair, 1));
    const both = following(linked, zoom(0, 2, at));
    expect([viewOf(both, 0).scale, viewOf(both, 1).scale]).toEqual([1, 1]);
    expectSame(pictured(both, 1, at), pictured(pair, 1, at));
  });

  it('moves in proportion on a stage of another size', () => {
    const unequal = following(linked, { type: 'staged', index: 1, size: { width: 300, height: 200 } });
    const moved = following(unequal, drag(0, 60, -40));
    expect(viewOf(moved, 0).offset).toEqual({ x: 60, y: -40 });
    expect(viewOf(moved, 1).offset).toEqual({ x: 30, y: -20 });
  });

  it('stops both when one has reached its limit', () => {
    const start = following(linked, { type: 'linked', linked: false }, zoom(1, 4), { type: 'linked', linked: true });
    const zoomed = following(start, zoom(0, 100));
    expect(viewOf(zoomed, 1).scale).toBeCloseTo(MAX_SCALE);
    expect(viewOf(zoomed, 0).scale).toBeCloseTo(MAX_SCALE / 4);
  });

  it('fits both, but rotates only one', () => {
    const moved = following(linked, zoom(0, 3), { type: 'fitted', index: 0 });
    expect([viewOf(moved, 0).fitted, viewOf(moved, 1).fitted]).toEqual([true, true]);
    expect(viewOf(following(linked, { type: 'turned', index: 0, by: 90 }), 1).turn).toBe(0);
  });

  it('ignores a picture that is not loaded yet', () => {
    const half = following(
      newPair(2),
      { type: 'linked', linked: true },
      { type: 'staged', index: 0, size: STAGE },
      {
        type: 'loaded',
        index: 0,
        url: 'selfie',
        size: STAGE,
      },
    );
    expect(viewOf(following(half, zoom(0, 2)), 0).scale).toBe(2);
    expect(following(half, zoom(1, 2))).toBe(half);
  });
});

describe('another picture in the same place', () => {
  it('starts upright and fitted; the same picture loaded again keeps its view', () => {
    const used = following(pair, zoom(1, 3), { type: 'turned', index: 1, by: 90 });
    const size = { width: 400, height: 800 };
    expect(viewOf(following(used, { type: 'loaded', index: 1, url: 'id', size }), 1)).toEqual(viewOf(used, 1));
    const next = following(used, { type: 'loaded', index: 1, url: 'next', size });
    expect(viewOf(next, 1)).toEqual({ ...viewOf(pair, 1), url: 'next' });
  });

  it('is not rotated back by a save of the picture before', () => {
    const turned = following(pair, { type: 'turned', index: 1, by: 90 });
    expect(viewOf(following(turned, { type: 'saved', url: 'id', turn: 90 }), 1).turn).toBe(0);
    expect(viewOf(following(turned, { type: 'saved', url: 'other', turn: 90 }), 1).turn).toBe(90);
    const turnedOn = following(turned, { type: 'turned', index: 1, by: 90 }, { type: 'saved', url: 'id', turn: 90 });
    expect(viewOf(turnedOn, 1).turn).toBe(90);
  });
});

describe('keys', () => {
  const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

  it('leaves keys with modifiers to the browser', () => {
    expect(commandOf({ ...plain, key: '+' })).toBe('zoomIn');
    expect(commandOf({ ...plain, key: '+', ctrlKey: true })).toBeUndefined();
    expect(commandOf({ ...plain, key: 'r', metaKey: true })).toBeUndefined();
    expect(commandOf({ ...plain, key: 'toString' })).toBeUndefined();
  });

  it('zooms in and out by the same factor, and looks where the arrow points', () => {
    const zoomed = following(pair, actionOf('zoomIn', 0), actionOf('zoomOut', 0));
    expect(viewOf(zoomed, 0).scale).toBeCloseTo(0.5);
    expect(viewOf(following(pair, actionOf('panRight', 0)), 0).offset.x).toBe(-60);
    expect(viewOf(following(pair, actionOf('panUp', 0)), 0).offset.y).toBe(40);
  });
});

it('turnedSize swaps width and height for a quarter turn', () => {
  expect(turnedSize({ width: 3, height: 2 }, 270)).toEqual({ width: 2, height: 3 });
  expect(turnedSize({ width: 3, height: 2 }, 180)).toEqual({ width: 3, height: 2 });
});
