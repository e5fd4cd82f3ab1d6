import type { Intent } from '@blueprintjs/core';
import type { Draft } from '@/ui/saving/differences';

/** A question before something is done, or a message. */
export interface Question {
  title: string;
  /** One paragraph, or several. */
  text?: string | readonly string[];
  /** Warnings that must be read first: shown in large type, each with its reason. */
  warnings?: readonly { text: string; why?: string | undefined }[];
  /** The draft about to be saved: the question lists its changes. */
  saves?: Draft | undefined;
  /** Requires a human check for this operation; `complaint` is shown until the check is passed. */
  human?: { operation: string; complaint: string };
  /** Requires a reason in the user's words, which is given to `take` with the answer yes. */
  reason?: { label: string; suggestions: readonly string[]; take: (reason: string) => void };
  confirm: string;
  /** A key that answers with yes, as `KeyAction` writes it; shown in the question. */
  yesKey?: string;
  /** The button that says no; null where there is nothing to choose. */
  cancel?: string | null;
  intent?: Intent;
  /** Puts the focus on the button that says no, so that a careless keypress does nothing. */
  isCautious?: boolean;
  icon?: 'tick' | 'warning';
  /** Asked while a call is under way, which goes on until the answer. */
  isDuringCall?: boolean;
}

/** The question before a change that many people see. */
export const PROCEED = {
  title: 'Proceed with the changes?',
  confirm: 'YES',
  cancel: 'NO',
  intent: 'warning',
  icon: 'warning',
} as const satisfies Question;

/** The question before a form with changes is closed. */
export const CLOSE_QUESTION = {
  title: 'Leave without saving?',
  text: 'Your changes will be lost.',
  confirm: 'Leave',
  cancel: 'Stay',
  intent: 'danger',
  isCautious: true,
} as const satisfies Question;

/** For dialogs that go back to the read view instead of closing. */
export const DROP_QUESTION = {
  ...CLOSE_QUESTION,
  title: 'Discard your changes?',
  confirm: 'Discard',
} as const satisfies Question;
