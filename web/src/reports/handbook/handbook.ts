// The help pages as a book, to be kept or handed on as a file.

/** Names of what stands on the screen are in square brackets: 'Press [Save]'. `@/ui/facts/named` tells them apart. */
export type HelpText = string;

export type HelpSection = { title: string } & (
  | { paragraphs: HelpText[] }
  | { steps: HelpText[] }
  /** Words with their meaning; of statuses they look as on the screens. */
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
  /** For whom it is. */
  readers: string;
  parts: { title: string; chapters: HelpChapter[] }[];
  /** At the foot of every page: by whom it was made, and when. */
  stamp: string;
}
