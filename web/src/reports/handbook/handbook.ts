// The help pages as a book, for a file that is kept or passed on.

/** Names of screen elements are in square brackets: 'Press [Save]'. `@/ui/facts/markedNames` separates them. */
export type HelpText = string;

export type HelpSection = { title: string } & (
  | { paragraphs: HelpText[] }
  | { steps: HelpText[] }
  /** Words with their meanings; statuses look as on the screens. */
  | { terms: (readonly [word: string, meaning: HelpText])[]; areStatuses?: boolean }
);

export interface HelpChapter {
  title: string;
  /** What it is about, in a sentence or two. */
  purpose: HelpText;
  sections: HelpSection[];
}

export interface Handbook {
  title: string;
  /** Who the handbook is for. */
  readers: string;
  parts: { title: string; chapters: HelpChapter[] }[];
  /** Shown at the foot of every page: who made it, and when. */
  stamp: string;
}
