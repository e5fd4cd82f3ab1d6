// What of a screen is drawn before its code is there: where its frame was when this browser drew it last.

/** How it looks: a class of frame.css. */
export type Look = 'bar' | 'card' | 'sheet' | 'name' | 'quiet' | 'group' | 'entry' | 'here' | 'title' | 'head';

export interface Part {
  look: Look;
  /** Left, top, width and height. */
  at: [number, number, number, number];
  text?: string;
}

export interface Frame {
  /** Whose: nobody is shown what somebody else has seen. */
  person: string;
  application: string;
  /** Of the window: in another one everything is elsewhere. */
  size: [number, number];
  title: string;
  parts: Part[];
}

/** With which calls an address of a screen began. */
export interface FirstCalls {
  /** Who made them. */
  person: string;
  application: string;
  /** What followed the screen's path. */
  search: string;
  /** How many rows were chosen then, as it is stored. */
  rows: string | null;
  calls: NonNullable<Window['madeEarly']>[number]['call'][];
}

/** Under this and the path of a screen, as its route writes it. */
export const CALLS_KEY = 'first:';

/** Under this and the path of a screen, as its route writes it. */
export const KEY = 'frame:';
