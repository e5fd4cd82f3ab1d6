// What a key, a button or the screen around can ask of the pictures, by one name each.
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

/** The keys of a picture that has the focus. */
const KEYS: ReadonlyMap<string, ViewCommand> = new Map([
  ['+', 'zoomIn'],
  // The plus of most keyboards, without its shift.
  ['=', 'zoomIn'],
  ['-', 'zoomOut'],
  ['0', 'fit'],
  ['1', 'actualSize'],
  ['r', 'rotateRight'],
  ['R', 'rotateLeft'],
  ['ArrowLeft', 'panLeft'],
  ['ArrowRight', 'panRight'],
  ['ArrowUp', 'panUp'],
  ['ArrowDown', 'panDown'],
]);

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

export function commandOf({ key, ctrlKey, metaKey, altKey }: Key): ViewCommand | undefined {
  // With these the keys are the browser's: its own zoom, its history, its reload.
  return ctrlKey || metaKey || altKey ? undefined : KEYS.get(key);
}
