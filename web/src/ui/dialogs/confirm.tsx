// Questions that are answered by a promise, `if (await confirm({ … })) …`, and messages to be read and closed.
import { Fragment, type ReactElement, useEffect, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { useRestoreFocus } from '@/ui/focus/useRestoreFocus';
import type { Changed, Decision } from '@/ui/saving/differences';
import { lazyDialog } from './lazyDialog';
import type { Question } from './question';

interface Asked {
  id: number;
  /** The component that asked. */
  owner: symbol | undefined;
  shown: ReactElement;
  /** Answers it with no. */
  drop: () => void;
}

/** Shown one at a time, so that no answer can be taken for that of another question. */
const state = proxy<{ waiting: Asked[] }>({ waiting: [] });
let count = 0;

// Nothing is asked on the first screen, so its dialogs need not come with it.
const loadDialog = () => import('./ConfirmDialog');
const ConfirmDialog = lazyDialog(loadDialog);
const ChangedDialog = lazyDialog(() => import('./ChangedDialog'));

/** For a screen whose keys ask: the answer may be pressed at once, and must not be lost while the question is loaded. */
export const preloadQuestions = () => void loadDialog().catch(() => undefined);

interface Answered<Answer> {
  onAnswer: (answer: Answer) => void;
  onClose: () => void;
}

function askWith<Answer>(
  draw: (answered: Answered<Answer>) => ReactElement,
  no: Answer,
  owner?: symbol,
): Promise<Answer> {
  count += 1;
  const id = count;
  return new Promise((give) => {
    const onAnswer = (answer: Answer) => {
      state.waiting = state.waiting.filter((asked) => asked.id !== id);
      give(answer);
    };
    const drop = () => onAnswer(no);
    state.waiting.push(ref({ id, owner, drop, shown: draw({ onAnswer, onClose: drop }) }));
  });
}

const ask = (question: Question, owner?: symbol) =>
  askWith<boolean>((answered) => <ConfirmDialog question={question} {...answered} />, false, owner);

/** Answers questions with no that have become pointless: those of one component, or all when somebody has signed out. */
export function dropQuestions(owner?: symbol): void {
  const isDropped = (asked: Asked) => owner === undefined || asked.owner === owner;
  for (const { drop } of state.waiting.filter(isDropped)) drop();
}

/** A component's question is dropped when the component unmounts, or when `about` changes: it would be about something else. */
function useOwner(about?: unknown): symbol {
  const [owner] = useState(() => Symbol('asks'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is what changes.
  useEffect(() => () => dropQuestions(owner), [owner, about]);
  return owner;
}

export function useConfirm(about?: unknown): (question: Question) => Promise<boolean> {
  const owner = useOwner(about);
  return (question) => {
    // Asked again before the first was answered, it is still the same question.
    dropQuestions(owner);
    return ask(question, owner);
  };
}

/** Asks what becomes of a record that somebody else has changed since it was opened. */
export function useDecide(): (changed: Changed) => Promise<Decision> {
  const owner = useOwner();
  return (changed) => askWith<Decision>((answered) => <ChangedDialog {...changed} {...answered} />, 'stay', owner);
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

export function ConfirmHost() {
  const [asked] = useSnapshot(state).waiting;
  return asked && <Shown key="shown" id={asked.id} shown={asked.shown as ReactElement} />;
}

/** Stays mounted while one question follows another, so that the focus returns to where it was before the first. */
function Shown({ id, shown }: Pick<Asked, 'id' | 'shown'>) {
  useRestoreFocus();
  // Each question is a dialog of its own: an earlier one would lie below what was opened since.
  return <Fragment key={id}>{shown}</Fragment>;
}
