// A question that is answered by a promise: `if (await confirm({ … })) …`; and what is only told, with nothing to choose.
import type { Intent } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';

export interface Question {
  title: string;
  /** A paragraph each. */
  tells?: string | readonly string[];
  confirm: string;
  /** None where there is nothing to choose. */
  cancel?: string | null;
  intent?: Intent;
  icon?: 'tick' | 'warning';
}

const state = proxy<{
  question: Question | null;
  count: number;
  answer: { give: (yes: boolean) => void };
}>({
  question: null,
  count: 0,
  answer: ref({ give: () => undefined }),
});

// Nothing is asked on the first screen, so its dialog need not come with it.
const ConfirmDialog = lazy(() => import('./ConfirmDialog'));

export function confirm(question: Question): Promise<boolean> {
  state.answer.give(false);
  return new Promise((resolve) => {
    state.question = question;
    state.count += 1;
    state.answer = ref({ give: resolve });
  });
}

const SAVED = 'Data has been successfully saved.';
const NOT_SAVED = 'Please check and modify the following information before resubmitting.';

/** What the server says about what was sent. */
export function tellResult({ isSuccess, message }: { isSuccess: boolean; message: string }): void {
  void confirm({
    title: isSuccess ? 'Success' : 'Not saved',
    icon: isSuccess ? 'tick' : 'warning',
    tells: [isSuccess ? SAVED : NOT_SAVED, message],
    confirm: 'Close',
    cancel: null,
  });
}

function answer(yes: boolean): void {
  state.question = null;
  state.answer.give(yes);
}

export function ConfirmHost() {
  const { question, count } = useSnapshot(state);
  if (!question) return null;
  return (
    <Suspense>
      {/* Each question is a dialog of its own: an earlier one's place is below of what was opened since. */}
      <ConfirmDialog key={count} question={question} onAnswer={answer} />
    </Suspense>
  );
}
