// What an area tells of one of its screens, in `areas/<area>/help.ts`. The rest of the page (who may, why one is asked, what
// a refusal means) is made of the guards and of the contract.
import type { OperationId } from '#contract';
import type { HelpText } from '@/reports/handbook/handbook';

export interface HelpPage {
  /** The addresses of the screen. */
  paths: readonly [string, ...string[]];
  /** Of a tab that another area has put there, its name in the address. */
  tab?: string;
  /** Where another screen is called the same: which of them it is. */
  about?: string;
  /** What the screen is for. */
  purpose: HelpText;
  /** How one works there, in the order in which it is done. */
  steps: HelpText[];
  /** The words that stand on the screen for a status, and what each means. */
  states?: (readonly [word: string, meaning: HelpText])[];
  /** What happens, in the app and elsewhere, when something is saved. */
  saved?: HelpText[];
  /** What else one has to know. */
  notes?: HelpText[];
  /** The calls of the contract that the screen makes: why one is asked before them, and what their refusals mean. */
  calls: readonly OperationId[];
}

/** A page that is about no screen alone. */
export type GeneralPage = Omit<HelpPage, 'paths' | 'tab' | 'about'> & { title: string };

export interface HelpTexts {
  pages: HelpPage[];
  general: GeneralPage[];
}
