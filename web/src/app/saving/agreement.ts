// The user's agreement to a call that affects more than one person or cannot be undone (`x-asks`).
import { useState } from 'react';
import type { Agreed } from '@/api/client';
import { useConfirm } from '@/ui/dialogs/confirm';
import type { Question } from '@/ui/dialogs/question';

/** The question before such a call: the consequences and the people affected must be stated. */
export interface ActQuestion extends Question {
  text: NonNullable<Question['text']>;
}

/** The focus is on no, so that a careless keypress does nothing. */
export const CAUTIOUS: Partial<Question> = { intent: 'warning', icon: 'warning', isCautious: true };

/** Only this folder uses it, to give it to who has asked: a test of the project looks. */
export const AGREED = {} as Agreed;

/** Asks; null when the user does not agree. A question of null means that nothing is at stake: it is not asked. */
export const agreement =
  (ask: (question: Question) => Promise<boolean>, manner = CAUTIOUS) =>
  async (question: ActQuestion | null): Promise<Agreed | null> =>
    question === null || (await ask({ ...manner, ...question })) ? AGREED : null;

/** The question is dropped with its component, or when `about` changes. */
export const useAgree = (about?: unknown, manner?: Partial<Question>) => agreement(useConfirm(about), manner);

/**
 * Like `useAgree`, for a dialog that asks in a second step of its own: it shows that step while there is an `answer` to
 * give, until it calls `leave`.
 */
export function useAgreeInStep() {
  const [answer, setAnswer] = useState<((isAgreed: boolean) => void) | null>(null);
  const agree = async (): Promise<Agreed | null> => {
    const isAgreed = await new Promise<boolean>((give) => setAnswer(() => give));
    return isAgreed ? AGREED : null;
  };
  return { agree, answer, leave: () => setAnswer(null) };
}
