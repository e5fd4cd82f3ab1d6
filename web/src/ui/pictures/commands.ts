// The commands that keys, buttons and the surrounding screen can give to the pictures.
import { type KeyPress, keyNameOf } from '@/ui/keys/useKeys';
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

/** As with scrolling, the arrow gives the direction of view: the picture moves the other way. */
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
  /** As in `KeyboardEvent.key`, with 'Shift+' before a capital letter. */
  key: string;
  also?: string;
  label: string;
}

/** The keys of the focused picture. */
export const VIEW_KEYS: Record<ViewCommand, CommandKey> = {
  // '=' is the key of '+' without Shift on most keyboards.
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

/** All picture keys, including those for both pictures, for a screen that controls them with its own keys. */
export const PICTURE_KEYS: Record<PictureCommand, CommandKey> = {
  ...VIEW_KEYS,
  nextPicture: { key: 's', label: 'The other picture' },
  toggleLinked: { key: 'l', label: 'Move together or separately' },
  toggleLarge: { key: 'f', label: 'Open in a large window' },
};

const COMMANDS = new Map(
  (Object.entries(VIEW_KEYS) as [ViewCommand, CommandKey][]).flatMap(([command, { key, also }]) =>
    [key, ...(also ? [also] : [])].map((each) => [each, command] as const),
  ),
);

export function commandOf(event: KeyPress & Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>) {
  // Keys with these modifiers belong to the browser (zoom, history, reload).
  const isOfBrowser = event.ctrlKey || event.metaKey || event.altKey;
  return isOfBrowser ? undefined : COMMANDS.get(keyNameOf(event));
}
