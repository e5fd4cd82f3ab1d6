// Questions that are answered by a promise, `if (await confirm({ … })) …`, and messages to be read and closed.
import { useEffect, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { lazyDialog } from './lazyDialog';
import type { Question } from './question';
import { useRestoreFocus } from './useRestoreFocus';

interface Asked {
  id: number;
  /** The component that asked. */
  owner: symbol | undefined;
  question: Question;
  give: (yes: boolean) => void;
}

/** Shown one at a time, so that no answer can be taken for that of another question. */
const state = proxy<{ waiting: Asked[] }>({ waiting: [] });
let count = 0;

// Nothing is asked on the first screen, so its dialog need not come with it.
const loadDialog = () => import('./ConfirmDialog');
const ConfirmDialog = lazyDialog(loadDialog);

/** For a screen whose keys ask: the answer may be pressed at once, and must not be lost while the question is loaded. */
export const preloadQuestions = () => void loadDialog().catch(() => undefined);

function ask(question: Question, owner?: symbol): Promise<boolean> {
  count += 1;
  const id = count;
  return new Promise((give) => state.waiting.push(ref({ id, owner, question, give })));
}

/** Answers questions with no that have become pointless: those of one component, or all when somebody has signed out. */
export function dropQuestions(owner?: symbol): void {
  const isDropped = (asked: Asked) => owner === undefined || asked.owner === owner;
  const dropped = state.waiting.filter(isDropped);
  state.waiting = state.waiting.filter((asked) => !isDropped(asked));
  for (const { give } of dropped) give(false);
}

/** A component's question is dropped when the component unmounts, or when `about` changes: it would be about something else. */
export function useConfirm(about?: unknown): (question: Question) => Promise<boolean> {
  const [owner] = useState(() => Symbol('asks'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is what changes.
  useEffect(() => () => dropQuestions(owner), [owner, about]);
  return (question) => {
    // Asked again before the first was answered, it is still the same question.
    dropQuestions(owner);
    return ask(question, owner);
  };
}

/** A message with one button that closes it. */
export const tell = (message: Omit<Question, 'cancel'>) => void ask({ ...message, cancel: null });

const SAVED = 'Data has been successfully saved.';
const NOT_SAVED = 'Please check and modify the following information before resubmitting.';

/** How saving went, in the server's words. */
export function tellResult({ isSuccess, message }: { isSuccess: boolean; message: string }): void {
  tell({
    title: isSuccess ? 'Success' : 'Not saved',
    icon: isSuccess ? 'tick' : 'warning',
    text: [isSuccess ? SAVED : NOT_SAVED, message].filter(Boolean),
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

/** Stays mounted while one question follows another, so that the focus returns to where it was before the first. */
function Shown({ id, question }: { id: number; question: Question }) {
  useRestoreFocus();
  const onAnswer = (yes: boolean) => answer(id, yes);
  // Each question is a dialog of its own: an earlier one would lie below what was opened since.
  return <ConfirmDialog key={id} question={question} onAnswer={onAnswer} onClose={() => onAnswer(false)} />;
}
