// The view of one or two pictures: scale, rotation and offset. An offset is measured from the centre of the stage to
// the centre of the picture, in CSS pixels, and so are the points of gestures: rotating and resizing then need no other
// origin.

interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

export interface View {
  /** The picture that was measured last; null before the first. */
  url: string | null;
  image: Size | null;
  stage: Size | null;
  scale: number;
  turn: Turn;
  offset: Point;
  /** Whether the picture follows the size of its stage, as it does until the user zooms or moves it. */
  fitted: boolean;
}

export interface PairView {
  views: readonly View[];
  /** The picture that keys and the toolbar act on. */
  chosen: number;
  /** Whether zooming, moving and fitting apply to both pictures. */
  linked: boolean;
}

/** Moves the point at `from` to `to`, and scales by `factor`. */
export interface Gesture {
  from: Point;
  to: Point;
  factor: number;
}

export type Action =
  | { type: 'staged'; index: number; size: Size }
  | { type: 'loaded'; index: number; url: string; size: Size }
  | ({ type: 'moved'; index: number } & Gesture)
  /** `by` is a share of the stage's size. */
  | { type: 'panned'; index: number; by: Point }
  | { type: 'turned'; index: number; by: 90 | -90 }
  | { type: 'fitted'; index: number }
  | { type: 'actual'; index: number; at?: Point }
  /** The file itself was rotated, so the rotation of its view is undone. */
  | { type: 'saved'; url: string; turn: Turn }
  | { type: 'chosen'; index: number }
  | { type: 'linked'; linked: boolean };

export const MIN_SCALE = 0.05;
export const MAX_SCALE = 8;
export const CENTRE: Point = { x: 0, y: 0 };

/** At least this share of the picture, or of the stage where that is smaller, stays in sight. */
const KEPT_SHARE = 1 / 4;

const UNSEEN: View = { url: null, image: null, stage: null, scale: 1, turn: 0, offset: CENTRE, fitted: true };

export const newPair = (count: number): PairView => ({
  views: Array.from({ length: count }, () => UNSEEN),
  chosen: 0,
  linked: false,
});

export const viewOf = (state: PairView, index: number): View => state.views[index] ?? UNSEEN;

export const percentOf = ({ scale }: View): string => `${Math.round(scale * 100)} %`;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

type Measured = View & { image: Size; stage: Size };
const isMeasured = (view: View): view is Measured => view.image !== null && view.stage !== null;

export function turnedSize({ width, height }: Size, turn: Turn): Size {
  return turn % 180 === 0 ? { width, height } : { width: height, height: width };
}

function fitToStage(view: View): View {
  if (!isMeasured(view)) return { ...view, offset: CENTRE, fitted: true };
  const { width, height } = turnedSize(view.image, view.turn);
  const scale = between(MIN_SCALE, Math.min(view.stage.width / width, view.stage.height / height), MAX_SCALE);
  return { ...view, scale, offset: CENTRE, fitted: true };
}

/** Limits the offset so that the picture stays in sight. */
function inBounds(view: Measured): Measured {
  const { width, height } = turnedSize(view.image, view.turn);
  const limit = (shown: number, stage: number) => (shown + stage) / 2 - Math.min(shown, stage) * KEPT_SHARE;
  const x = limit(width * view.scale, view.stage.width);
  const y = limit(height * view.scale, view.stage.height);
  return { ...view, offset: { x: between(-x, view.offset.x, x), y: between(-y, view.offset.y, y) } };
}

const settled = (view: View): View => (view.fitted ? fitToStage(view) : isMeasured(view) ? inBounds(view) : view);

function moved(view: Measured, { from, to, factor }: Gesture): View {
  const offset = {
    x: to.x + factor * (view.offset.x - from.x),
    y: to.y + factor * (view.offset.y - from.y),
  };
  return inBounds({ ...view, scale: view.scale * factor, offset, fitted: false });
}

/** Rotates around the middle of the stage, so that the point looked at stays there. */
function turned(view: View, by: 90 | -90): View {
  const { x, y } = view.offset;
  const turn = ((view.turn + by + 360) % 360) as Turn;
  return settled({ ...view, turn, offset: by === 90 ? { x: -y, y: x } : { x: y, y: -x } });
}

function withView(state: PairView, index: number, view: View): PairView {
  const length = Math.max(state.views.length, index + 1);
  return {
    ...state,
    views: Array.from({ length }, (_, other) => (other === index ? view : viewOf(state, other))),
  };
}

/**
 * Applies a change to the picture and, while linked, to the other one; on stages of different sizes, points are scaled
 * in proportion.
 */
function together(
  state: PairView,
  index: number,
  change: (view: Measured, inItsStage: (point: Point) => Point) => View,
): PairView {
  const source = viewOf(state, index);
  if (!isMeasured(source)) return state;
  const views = state.views.map((view, other) => {
    if (!isMeasured(view) || (other !== index && !state.linked)) return view;
    const across = view.stage.width / source.stage.width;
    const down = view.stage.height / source.stage.height;
    return change(view, ({ x, y }) => ({ x: x * across, y: y * down }));
  });
  return { ...state, views };
}

/** Rotation is never linked: usually only one of the pictures was taken sideways. */
function turnedAlone(state: PairView, index: number, by: 90 | -90): PairView {
  const view = viewOf(state, index);
  return isMeasured(view) ? withView(state, index, turned(view, by)) : state;
}

/** Limits the factor to what every picture involved can follow, so that linked pictures stay in step. */
function possibleFactor(state: PairView, index: number, factor: number): number {
  const scales = state.views
    .filter((view, other) => other === index || (state.linked && isMeasured(view)))
    .map(({ scale }) => scale);
  return between(MIN_SCALE / Math.min(...scales), factor, MAX_SCALE / Math.max(...scales));
}

function gesture(state: PairView, index: number, { from, to, factor }: Gesture): PairView {
  const possible = possibleFactor(state, index, factor);
  return together(state, index, (view, inItsStage) =>
    moved(view, { from: inItsStage(from), to: inItsStage(to), factor: possible }),
  );
}

export function reduce(state: PairView, action: Action): PairView {
  switch (action.type) {
    case 'staged': {
      // A hidden stage has no size; its picture must not shrink to nothing.
      if (action.size.width === 0 || action.size.height === 0) return state;
      return withView(state, action.index, settled({ ...viewOf(state, action.index), stage: action.size }));
    }
    case 'loaded': {
      const view = viewOf(state, action.index);
      const start = view.url === action.url ? view : { ...UNSEEN, stage: view.stage };
      return withView(state, action.index, settled({ ...start, url: action.url, image: action.size }));
    }
    case 'moved':
      return gesture(state, action.index, action);
    case 'panned': {
      const { stage } = viewOf(state, action.index);
      if (!stage) return state;
      const to = { x: action.by.x * stage.width, y: action.by.y * stage.height };
      return gesture(state, action.index, { from: CENTRE, to, factor: 1 });
    }
    case 'turned':
      return turnedAlone(state, action.index, action.by);
    case 'fitted':
      return together(state, action.index, fitToStage);
    case 'actual': {
      const { at = CENTRE } = action;
      return together(state, action.index, (view, inItsStage) =>
        moved(view, { from: inItsStage(at), to: inItsStage(at), factor: 1 / view.scale }),
      );
    }
    case 'saved':
      return {
        ...state,
        views: state.views.map((view) => {
          if (view.url !== action.url) return view;
          return fitToStage({ ...view, turn: ((view.turn - action.turn + 360) % 360) as Turn });
        }),
      };
    case 'chosen':
      return state.chosen === action.index ? state : { ...state, chosen: action.index };
    case 'linked':
      return { ...state, linked: action.linked };
  }
}
