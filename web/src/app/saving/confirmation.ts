// The question before something that affects more than one person or cannot be undone.
import type { Agreed } from '@/api/client';
import type { Question } from '@/ui/dialogs/question';
import { AGREED } from './checked';

/** The consequences and the people affected must be stated. */
export interface Act extends Question {
  text: NonNullable<Question['text']>;
}

/** For a save that needs no question, because it changes nothing of what the contract's question is about. */
export const HARMLESS = null;
export type Asked = Act | typeof HARMLESS;

/** The focus is on no, so that a careless keypress does nothing. */
export const CAUTIOUS: Partial<Question> = { intent: 'warning', icon: 'warning', isCautious: true };

/** Asks, and returns what the call needs when the user agrees, or null otherwise. */
export const agreement =
  (ask: (question: Question) => Promise<boolean>, manner: Partial<Question> = CAUTIOUS) =>
  async (question: Asked): Promise<Agreed | null> => {
    if (question === HARMLESS) return AGREED;
    return (await ask({ ...manner, ...question })) ? AGREED : null;
  };
