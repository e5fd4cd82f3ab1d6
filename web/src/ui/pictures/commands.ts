// What a key, a button or the screen around can ask of the pictures, by one name each.
import { type KeyPress, pressed } from '@/ui/keys/useKeys';
import { type Action, CENTRE, type Point } from './view';

export type ViewCommand =
  | 'zoomIn'
  | 'zoomOut'
  | 'rotateLeft'
  | 'rotateRight'
  | 'fit'
  | 'actualSize'
  | 'panLeft'
  | 'panRight'
  | 'panUp'
  | 'panDown';

export type PictureCommand = ViewCommand | 'nextPicture' | 'toggleLinked' | 'toggleLarge';

const ZOOM_STEP = 1.25;
const PAN_STEP = 0.1;

const zoom = (index: number, factor: number): Action => ({ type: 'moved', index, from: CENTRE, to: CENTRE, factor });
const pan = (index: number, by: Point): Action => ({ type: 'panned', index, by });

/** As with scrolling, the arrow says where to look: the picture goes the other way. */
const ACTIONS: Record<ViewCommand, (index: number) => Action> = {
  zoomIn: (index) => zoom(index, ZOOM_STEP),
  zoomOut: (index) => zoom(index, 1 / ZOOM_STEP),
  rotateLeft: (index) => ({ type: 'turned', index, by: -90 }),
  rotateRight: (index) => ({ type: 'turned', index, by: 90 }),
  fit: (index) => ({ type: 'fitted', index }),
  actualSize: (index) => ({ type: 'actual', index }),
  panLeft: (index) => pan(index, { x: PAN_STEP, y: 0 }),
  panRight: (index) => pan(index, { x: -PAN_STEP, y: 0 }),
  panUp: (index) => pan(index, { x: 0, y: PAN_STEP }),
  panDown: (index) => pan(index, { x: 0, y: -PAN_STEP }),
};

export const actionOf = (command: ViewCommand, index: number): Action => ACTIONS[command](index);

interface CommandKey {
  /** As `KeyboardEvent.key` says it, with 'Shift+' where a letter needs it. */
  key: string;
  also?: string;
  label: string;
}

/** The keys of a picture that has the focus. */
export const VIEW_KEYS: Record<ViewCommand, CommandKey> = {
  // The plus of most keyboards, without its shift.
  zoomIn: { key: '+', also: '=', label: 'Zoom in' },
  zoomOut: { key: '-', label: 'Zoom out' },
  fit: { key: '0', label: 'Fit' },
  actualSize: { key: '1', label: 'Actual size' },
  rotateRight: { key: 'r', label: 'Rotate right' },
  rotateLeft: { key: 'Shift+R', label: 'Rotate left' },
  panLeft: { key: 'ArrowLeft', label: 'Look left' },
  panRight: { key: 'ArrowRight', label: 'Look right' },
  panUp: { key: 'ArrowUp', label: 'Look up' },
  panDown: { key: 'ArrowDown', label: 'Look down' },
};

/** Those and what is for both pictures, for a screen whose own keys drive them. */
export const PICTURE_KEYS: Record<PictureCommand, CommandKey> = {
  ...VIEW_KEYS,
  nextPicture: { key: 's', label: 'The other picture' },
  toggleLinked: { key: 'l', label: 'Move together or alone' },
  toggleLarge: { key: 'f', label: 'Large, in a window of their own' },
};

const COMMANDS = new Map(
  (Object.entries(VIEW_KEYS) as [ViewCommand, CommandKey][]).flatMap(([command, { key, also }]) =>
    [key, ...(also ? [also] : [])].map((each) => [each, command] as const),
  ),
);

export function commandOf(event: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) {
  // With these the keys are the browser's: its own zoom, its history, its reload.
  const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey;
  return isOfBrowser ? undefined : COMMANDS.get(pressed(event));
}
