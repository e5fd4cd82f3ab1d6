// What an area writes about one of its screens in `areas/<area>/help.ts`. The rest of the page (who may open it, what
// questions and refusals mean) is derived from the guards and the contract.
import type { OperationId } from '#contract';

/** Names of screen elements are in square brackets: 'Press [Save]'. `@/ui/facts/markedNames` separates them. */
type HelpText = string;

export type HelpSection = { title: string } & (
  | { paragraphs: HelpText[] }
  | { steps: HelpText[] }
  /** Words with their meanings; statuses look as on the screens. */
  | { terms: (readonly [word: string, meaning: HelpText])[]; areStatuses?: boolean }
);

/** A page as it is shown. */
export interface HelpChapter {
  title: string;
  /** What it is about, in a sentence or two. */
  purpose: HelpText;
  sections: HelpSection[];
}

export interface HelpPage {
  paths: readonly [string, ...string[]];
  /** For a tab that another area adds: the tab's name in the address. */
  tab?: string;
  /** Distinguishes the screen from another one with the same name. */
  about?: string;
  purpose: HelpText;
  /** How the screen is used, in the order of the steps. */
  steps: HelpText[];
  /** The status words on the screen, with their meanings. */
  states?: (readonly [word: string, meaning: HelpText])[];
  /** The effects of saving, in the app and elsewhere. */
  saved?: HelpText[];
  notes?: HelpText[];
  /** The contract's calls that the screen makes: their questions and refusals are explained. */
  calls: readonly OperationId[];
}

/** A page that belongs to no single screen. */
export type GeneralPage = Omit<HelpPage, 'paths' | 'tab' | 'about'> & { title: string };

export interface HelpTexts {
  pages: HelpPage[];
  general: GeneralPage[];
}
