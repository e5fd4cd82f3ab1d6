// What is asked before something that touches more than one person, or cannot be undone.
import type { Question } from '@/ui/dialogs/question';

/** What will happen, and to whom, has to be said. */
export interface Act extends Question {
  text: NonNullable<Question['text']>;
}

/** Nothing of it is at stake this time: what is changed is only that of which the contract's sentence does not speak. */
export const HARMLESS = null;
export type Asked = Act | typeof HARMLESS;

/** A key that is pressed without thinking does nothing. */
export const CAUTIOUS: Partial<Question> = { intent: 'warning', icon: 'warning', isCautious: true };

/** Gives what is needed to go on to whoever agrees, and null to whoever does not. */
export const agreement =
  <Agreed>(ask: (question: Question) => Promise<boolean>, agreed: Agreed, manner: Partial<Question> = CAUTIOUS) =>
  async (asked: Asked): Promise<Agreed | null> => {
    if (asked === HARMLESS) return agreed;
    return (await ask({ ...manner, ...asked })) ? agreed : null;
  };
