import type { Intent } from '@blueprintjs/core';
import type { Draft } from '@/ui/changes/changes';

/** A question before something is done, or a message. */
export interface Question {
  title: string;
  /** One paragraph, or several. */
  text?: string | readonly string[];
  /** What must be read first: in large words, each with its reason. */
  warnings?: readonly { text: string; why?: string | undefined }[];
  /** What would be saved, where it changes something that is there: the question says what becomes of it. */
  saves?: Draft | undefined;
  /** The call before which a person has to show that they are one, and what is said while they have not. */
  human?: { operation: string; complaint: string };
  confirm: string;
  /** A key that answers with yes, as `KeyAction` writes it; shown in the question. */
  yesKey?: string;
  /** The button that says no; null where there is nothing to choose. */
  cancel?: string | null;
  intent?: Intent;
  /** The focus is on the button that says no: a key pressed without thinking does nothing. */
  isCautious?: boolean;
  icon?: 'tick' | 'warning';
}

/** What is asked before a change that many people meet. */
export const PROCEED = {
  title: 'Proceed with the changes?',
  confirm: 'YES',
  cancel: 'NO',
  intent: 'warning',
  icon: 'warning',
} as const satisfies Question;
