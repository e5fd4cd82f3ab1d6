// A question that is answered by a promise, `if (await confirm({ … })) …`, and what is only told.
import { useEffect, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { lazyDialog } from './lazyDialog';
import type { Question } from './question';
import { useRestoreFocus } from './useRestoreFocus';

interface Asked {
  id: number;
  /** Whose question it is. */
  owner: symbol | undefined;
  question: Question;
  give: (yes: boolean) => void;
}

/** One is shown at a time: none is answered by what somebody says to another. */
const state = proxy<{ waiting: Asked[] }>({ waiting: [] });
let count = 0;

// Nothing is asked on the first screen, so its dialog need not come with it.
const ConfirmDialog = lazyDialog(() => import('./ConfirmDialog'));

let isBroken = false;

function ask(question: Question, owner?: symbol): Promise<boolean> {
  if (isBroken) return Promise.resolve(false);
  count += 1;
  const id = count;
  return new Promise((give) => state.waiting.push(ref({ id, owner, question, give })));
}

/** Nobody is there any more who could mean the answer: those of one owner, or all when somebody has signed out. */
export function dropQuestions(owner?: symbol): void {
  const isDropped = (asked: Asked) => owner === undefined || asked.owner === owner;
  const dropped = state.waiting.filter(isDropped);
  state.waiting = state.waiting.filter((asked) => !isDropped(asked));
  for (const { give } of dropped) give(false);
}

/** The dialog cannot be shown any more: whatever is asked from now on is not agreed to. */
export function giveUpAsking(): void {
  isBroken = true;
  dropQuestions();
}

/** What a component asks is no question any more when it goes, or is about something else. */
export function useConfirm(about?: unknown): (question: Question) => Promise<boolean> {
  const [owner] = useState(() => Symbol('asks'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is what changes.
  useEffect(() => () => dropQuestions(owner), [owner, about]);
  return (question) => {
    // One at a time: asked again before the first is even shown, it is still the same question.
    dropQuestions(owner);
    return ask(question, owner);
  };
}

/** Told, with nothing to choose. */
export const tell = (told: Omit<Question, 'cancel'>) => void ask({ ...told, cancel: null });

const SAVED = 'Data has been successfully saved.';
const NOT_SAVED = 'Please check and modify the following information before resubmitting.';

/** What the server says about what was sent. */
export function tellResult({ isSuccess, message }: { isSuccess: boolean; message: string }): void {
  tell({
    title: isSuccess ? 'Success' : 'Not saved',
    icon: isSuccess ? 'tick' : 'warning',
    text: [isSuccess ? SAVED : NOT_SAVED, message],
    confirm: 'Close',
  });
}

function answer(id: number, yes: boolean): void {
  const asked = state.waiting.find((waiting) => waiting.id === id);
  state.waiting = state.waiting.filter((waiting) => waiting !== asked);
  asked?.give(yes);
}

export function ConfirmHost() {
  const [asked] = useSnapshot(state).waiting;
  return asked && <Shown id={asked.id} question={asked.question} />;
}

/** Stays while one question follows another: the focus goes back to where the person was before the first. */
function Shown({ id, question }: { id: number; question: Question }) {
  useRestoreFocus();
  const onAnswer = (yes: boolean) => answer(id, yes);
  // Each question is a dialog of its own: an earlier one would lie below what was opened since.
  return <ConfirmDialog key={id} question={question} onAnswer={onAnswer} onClose={() => onAnswer(false)} />;
}
