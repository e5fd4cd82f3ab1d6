// What is stored of a screen, so that its frame can be drawn before its code has loaded.

/** A class of frame.css. */
export type Look = 'bar' | 'card' | 'sheet' | 'name' | 'quiet' | 'group' | 'entry' | 'here' | 'title' | 'head';

export interface FramePart {
  look: Look;
  /** Left, top, width and height. */
  at: [number, number, number, number];
  text?: string;
}

export interface Frame {
  /** The user: nobody may see what another user has seen. */
  person: string;
  application: string;
  /** The size of the window: in a window of another size the parts have other places. */
  size: [number, number];
  title: string;
  parts: FramePart[];
}

/** The calls that an address of a screen began with. */
export interface FirstCalls {
  /** The user who made them. */
  person: string;
  application: string;
  /** The query string of the address. */
  search: string;
  /** The stored rows per page at that time, as text. */
  rows: string | null;
  calls: NonNullable<Window['madeEarly']>[number]['call'][];
}

/** Prefix of the storage key; the screen's route path follows. */
export const CALLS_KEY = 'first:';

/** Prefix of the storage key; the screen's route path follows. */
export const KEY = 'frame:';
