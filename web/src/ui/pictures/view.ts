// What is seen of one or two pictures: how large, how turned and where. An offset is that of a picture's centre from the
// centre of its stage, in CSS pixels: turning and resizing then need no other origin, and so are the points of gestures.

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
  /** The picture that was measured last; null before any was. */
  url: string | null;
  image: Size | null;
  stage: Size | null;
  scale: number;
  turn: Turn;
  offset: Point;
  /** Whether it follows the size of its stage: until somebody zooms or moves it. */
  fitted: boolean;
}

export interface PairView {
  views: readonly View[];
  /** The picture that keys and the toolbar act on. */
  chosen: number;
  /** Whether what is done to one is done to the other. */
  linked: boolean;
}

/** What lay under `from` comes to lie under `to`, so many times larger. */
export interface Gesture {
  from: Point;
  to: Point;
  factor: number;
}

export type Action =
  | { type: 'staged'; index: number; size: Size }
  | { type: 'loaded'; index: number; url: string; size: Size }
  | ({ type: 'moved'; index: number } & Gesture)
  /** By a share of the stage. */
  | { type: 'panned'; index: number; by: Point }
  | { type: 'turned'; index: number; by: 90 | -90 }
  | { type: 'fitted'; index: number }
  | { type: 'actual'; index: number; at?: Point }
  /** The file itself was turned, so its view turns back. */
  | { type: 'saved'; url: string; turn: Turn }
  | { type: 'chosen'; index: number }
  | { type: 'linked'; linked: boolean };

export const MIN_SCALE = 0.05;
export const MAX_SCALE = 8;
export const CENTRE: Point = { x: 0, y: 0 };

/** So much of a picture, or of its stage where that is smaller, stays in sight wherever it is moved. */
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

/** Never so far that the picture would be lost. */
function kept(view: Measured): Measured {
  const { width, height } = turnedSize(view.image, view.turn);
  const limit = (shown: number, stage: number) => (shown + stage) / 2 - Math.min(shown, stage) * KEPT_SHARE;
  const x = limit(width * view.scale, view.stage.width);
  const y = limit(height * view.scale, view.stage.height);
  return { ...view, offset: { x: between(-x, view.offset.x, x), y: between(-y, view.offset.y, y) } };
}

const settled = (view: View): View => (view.fitted ? fitToStage(view) : isMeasured(view) ? kept(view) : view);

function moved(view: Measured, { from, to, factor }: Gesture): View {
  const offset = {
    x: to.x + factor * (view.offset.x - from.x),
    y: to.y + factor * (view.offset.y - from.y),
  };
  return kept({ ...view, scale: view.scale * factor, offset, fitted: false });
}

/** Around the middle of its stage, so that what is looked at stays there. */
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

/** The same change to the picture and, when they move together, to the other: stages of two sizes move in proportion. */
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

/** A picture that was taken sideways is turned for itself, however the two are moved. */
function turnedAlone(state: PairView, index: number, by: 90 | -90): PairView {
  const view = viewOf(state, index);
  return isMeasured(view) ? withView(state, index, turned(view, by)) : state;
}

/** As far as every picture that takes part can follow; otherwise one would run away from the other at the limit. */
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
      // A stage that is out of sight has no size, and must not make its picture as small.
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
