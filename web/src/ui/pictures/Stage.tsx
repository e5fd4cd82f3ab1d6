import { Button } from '@blueprintjs/core';
import {
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Failure } from '@/ui/messages/Failure';
import { actionOf, commandOf } from './commands';
import { type Action, type Gesture, type Point, percentOf, type View } from './view';

// Reports wheel, drag and pinch on a stage as one kind of gesture.

const WHEEL_STEP = 0.0015;
/** Trackpads report a pinch as wheel events with the control key, in much smaller steps. */
const TRACKPAD_STEP = 0.01;
const LINE_PIXELS = 16;
const LARGEST_STEP = 2;

/** The position of a pointer, relative to the middle of the stage. */
function pointIn(stage: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
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

function useGestures(stage: RefObject<HTMLElement | null>, isEnabled: boolean, onGesture: (gesture: Gesture) => void) {
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

export interface Picture {
  name: string;
  url: string | null;
  state: 'loading' | 'ready' | 'missing' | 'failed';
  /** The file behind the address: the page may display a blob URL, but not fetch it. */
  file?: Blob | undefined;
  /** Why loading failed, where that is known. */
  reason?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Called when the file was loaded but cannot be drawn. */
  onBroken?: (() => void) | undefined;
  /** Resolves once the rotated picture is saved and its new address is set; the message of a rejection is shown. */
  onSave?: ((turned: Blob) => Promise<void>) | undefined;
}

interface Props {
  picture: Picture;
  index: number;
  view: View;
  isChosen: boolean;
  isSaving: boolean;
  failure: string | undefined;
  onSave: () => void;
  /** Called on a click, where a larger window can be opened. */
  onEnlarge: (() => void) | undefined;
  dispatch: Dispatch<Action>;
}

/** How far the pointer may move during a click. */
const CLICK_PIXELS = 4;
const MISSING = 'Not submitted';
const UNREADABLE = 'The picture could not be loaded.';

export const isShown = ({ state, url }: Picture, view: View) => state === 'ready' && url !== null && view.url === url;

const describe = (name: string, view: View) =>
  [name, percentOf(view), ...(view.turn === 0 ? [] : [`turned ${view.turn}°`])].join(', ');

const transformOf = ({ offset, turn, scale }: View) =>
  `translate(-50%, -50%) translate(${offset.x}px, ${offset.y}px) rotate(${turn}deg) scale(${scale})`;

/** Shown in place of a picture that is not there. */
function Placeholder({ picture, isBroken }: { picture: Picture; isBroken: boolean }) {
  const { name, state, reason, onRetry } = picture;
  if (state === 'missing') return <p className="pictures-note pictures-missing">{MISSING}</p>;
  if (state === 'failed' || isBroken) {
    return (
      <div className="pictures-note" role="alert">
        <p>{UNREADABLE}</p>
        {reason && <p>{reason}</p>}
        {onRetry && <Button text="Try again" aria-label={`Try again: ${name}`} onClick={onRetry} />}
      </div>
    );
  }
  return <div className="pictures-skeleton bp6-skeleton" role="status" aria-label={`${name} is loading`} />;
}

/** One picture that can be zoomed, rotated and moved. */
export function Stage(props: Props) {
  const { picture, index, view, isChosen, isSaving, failure, onSave, onEnlarge, dispatch } = props;
  const { name, url, state } = picture;
  const stage = useRef<HTMLDivElement>(null);
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const shown = isShown(picture, view);
  const isTurned = shown && view.turn !== 0;

  const onGesture = useCallback(
    (gesture: Gesture) => dispatch({ type: 'moved', index, ...gesture }),
    [dispatch, index],
  );
  const gestures = useGestures(stage, shown, onGesture);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      dispatch({ type: 'staged', index, size: { width: element.clientWidth, height: element.clientHeight } });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [dispatch, index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command) return;
    // The surrounding screen has keys as well: each key press must have one effect.
    event.preventDefault();
    event.stopPropagation();
    dispatch(actionOf(command, index));
  };

  // A drag also ends in a click, even when it returns to where it began.
  const press = useRef({ x: 0, y: 0, farthest: 0, isFirst: false });
  const onPointerDownCapture = ({ clientX, clientY }: PointerEvent) => {
    press.current = { ...press.current, x: clientX, y: clientY, farthest: 0 };
  };
  const onPointerMoveCapture = ({ clientX, clientY }: PointerEvent) => {
    const { x, y, farthest } = press.current;
    press.current.farthest = Math.max(farthest, Math.hypot(clientX - x, clientY - y));
  };
  const onClick = ({ detail }: MouseEvent) => {
    // The second click of a double click may have been meant for something that is gone by now: an answered question,
    // or the small picture.
    if (detail === 1) press.current.isFirst = true;
    if (detail === 1 && press.current.farthest < CLICK_PIXELS) onEnlarge?.();
  };
  const onDoubleClick = (event: MouseEvent<HTMLElement>) => {
    if (!press.current.isFirst) return;
    const at = pointIn(event.currentTarget, event);
    dispatch(view.fitted ? { type: 'actual', index, at } : { type: 'fitted', index });
  };

  const interaction = {
    // So that a screen reader passes keys on to the page.
    role: 'application',
    'aria-label': describe(name, view),
    onFocus: () => dispatch({ type: 'chosen', index }),
    onKeyDown,
    onDoubleClick,
    onPointerDownCapture,
    onPointerMoveCapture,
    onClick,
  };

  return (
    <figure aria-label={picture.name} className="pictures-frame">
      <figcaption className="pictures-caption">
        <span>{name}</span>
        {isTurned && picture.onSave && (
          <BusyButton
            size="small"
            text="Save rotated"
            aria-label={`Save rotated: ${name}`}
            isBusy={isSaving}
            onClick={() => {
              // The button disappears once the picture is saved, so the focus moves to the picture.
              stage.current?.focus();
              onSave();
            }}
          />
        )}
      </figcaption>
      <Failure message={isTurned && failure} />
      <div
        ref={stage}
        className="pictures-stage"
        data-index={index}
        data-chosen={isChosen || undefined}
        // The stage stays focusable while its picture is missing for a moment; otherwise the keys of the surrounding
        // dialog would be lost.
        tabIndex={shown ? 0 : -1}
        {...gestures}
        {...(shown && interaction)}
      >
        {!shown && <Placeholder picture={picture} isBroken={url !== null && brokenUrl === url} />}
        {state === 'ready' && url !== null && (
          <img
            key={url}
            src={url}
            alt={name}
            draggable={false}
            hidden={!shown}
            style={{ transform: transformOf(view) }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              dispatch({ type: 'loaded', index, url, size: { width, height } })
            }
            onError={() => {
              setBrokenUrl(url);
              picture.onBroken?.();
            }}
          />
        )}
      </div>
    </figure>
  );
}
