// Reports wheel, drag and pinch on a stage as one kind of gesture.
import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Gesture, Point } from './view';

const WHEEL_STEP = 0.0015;
/** Trackpads report a pinch as wheel events with the control key, in much smaller steps. */
const TRACKPAD_STEP = 0.01;
const LINE_PIXELS = 16;
const LARGEST_STEP = 2;

/** The position of a pointer, relative to the middle of the stage. */
export function pointIn(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function wheelFactor({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE_PIXELS : deltaY;
  const factor = Math.exp(-pixels * (ctrlKey ? TRACKPAD_STEP : WHEEL_STEP));
  return Math.min(Math.max(factor, 1 / LARGEST_STEP), LARGEST_STEP);
}

/** The middle of all pointers and their mean distance from it. */
function grip(points: Iterable<Point>): { middle: Point; spread: number } {
  const all = [...points];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = { x: mean(all.map(({ x }) => x)), y: mean(all.map(({ y }) => y)) };
  return { middle, spread: mean(all.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))) };
}

export function useGestures(
  stage: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onGesture: (gesture: Gesture) => void,
) {
  const pointers = useRef(new Map<number, Point>());

  // React adds passive wheel listeners, which cannot prevent the page from scrolling.
  useEffect(() => {
    const element = stage.current;
    if (!element || !isEnabled) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const at = pointIn(element, event);
      onGesture({ from: at, to: at, factor: wheelFactor(event) });
    };
    element.addEventListener('wheel', turn, { passive: false });
    return () => element.removeEventListener('wheel', turn);
  }, [stage, isEnabled, onGesture]);

  const release = (event: PointerEvent<HTMLElement>) => {
    pointers.current.delete(event.pointerId);
    if (pointers.current.size === 0) delete event.currentTarget.dataset.moving;
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isEnabled || event.button !== 0) return;
      pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!isEnabled || !pointers.current.has(event.pointerId)) return;
      const before = grip(pointers.current.values());
      pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
      const after = grip(pointers.current.values());
      // Set directly on the element: this short-lived attribute is not worth a render.
      event.currentTarget.dataset.moving = '';
      onGesture({
        from: before.middle,
        to: after.middle,
        factor: before.spread > 0 && after.spread > 0 ? after.spread / before.spread : 1,
      });
    },
    onPointerUp: release,
    onPointerCancel: release,
    onLostPointerCapture: release,
  };
}
