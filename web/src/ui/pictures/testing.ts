// The mouse and fingers of a person, for what the test library has no gesture for: a drag of several steps, and a pinch.
import { cdp, type Locator } from 'vitest/browser';

interface Point {
  x: number;
  y: number;
}

export function middleOf(what: Locator): Point {
  const { x, y, width, height } = what.element().getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the frame of the tests is in the browser's window. */
function frameAt(): Point {
  const { x, y } = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  return { x, y };
}

/** Presses in the middle, moves to each of the places relative to it, and releases there. */
export async function drag(from: Locator, places: Point[]): Promise<void> {
  // Waits until it stays where it is and nothing lies above it.
  await from.hover();
  const { x, y } = middleOf(from);
  const [start, frame] = [{ x: 0, y: 0 }, frameAt()];
  const mouse = (type: 'mouseMoved' | 'mousePressed' | 'mouseReleased', by: Point) =>
    cdp().send('Input.dispatchMouseEvent', {
      type,
      x: frame.x + x + by.x,
      y: frame.y + y + by.y,
      button: type === 'mouseMoved' ? 'none' : 'left',
      buttons: 1,
      clickCount: 1,
    });
  await mouse('mousePressed', start);
  for (const place of places) await mouse('mouseMoved', place);
  await mouse('mouseReleased', places.at(-1) ?? start);
}

/** Two fingers on both sides of the middle, first `from` pixels away from it and at the end `to`. */
export async function pinch(on: Locator, { from, to }: { from: number; to: number }): Promise<void> {
  await on.hover();
  const { x, y } = middleOf(on);
  const frame = frameAt();
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined ? [] : [-1, 1].map((side, id) => ({ x: frame.x + x + side * apart, y: frame.y + y, id })),
    });
  await touch('touchStart', from);
  for (const share of [1, 2, 3]) await touch('touchMove', from + ((to - from) * share) / 3);
  await touch('touchEnd');
}
