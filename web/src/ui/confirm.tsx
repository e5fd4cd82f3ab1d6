// A question that is answered by a promise: `if (await confirm({ … })) …`.
import type { Intent } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';

export interface Question {
  title: string;
  tells?: string;
  confirm: string;
  cancel?: string;
  intent?: Intent;
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
