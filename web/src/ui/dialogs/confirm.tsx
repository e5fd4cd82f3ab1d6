// Questions that are answered by a promise (`if (await confirm({ … })) …`), and messages with a close button.
import { Fragment, type ReactElement, useEffect, useState } from 'react';
import { proxy, ref, useSnapshot } from 'valtio';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import type { Changed, Decision } from '@/ui/saving/differences';
import { lazyDialog } from './lazyDialog';
import type { Question } from './question';
import { untilAnswered } from './unanswered';

interface OpenQuestion {
  id: number;
  /** The component that asked. */
  owner: symbol | undefined;
  shown: ReactElement;
  /** Answers the question with no. */
  drop: () => void;
}

/** Shown one at a time, so that an answer cannot be given to the wrong question. */
const state = proxy<{ waiting: OpenQuestion[] }>({ waiting: [] });
let count = 0;

// The first screen asks nothing, so these dialogs are not part of its code.
const loadDialog = () => import('./ConfirmDialog');
const ConfirmDialog = lazyDialog(loadDialog);
const ChangedDialog = lazyDialog(() => import('./ChangedDialog'));

/**
 * For a screen where keys open questions: the answer may be pressed at once and must not be lost while the dialog
 * loads.
 */
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
      state.waiting = state.waiting.filter((question) => question.id !== id);
      give(answer);
    };
    const drop = () => onAnswer(no);
    state.waiting.push(ref({ id, owner, drop, shown: draw({ onAnswer, onClose: drop }) }));
  });
}

const ask = (question: Question, owner?: symbol) =>
  askWith<boolean>((answered) => <ConfirmDialog question={question} {...answered} />, false, owner);

/** Answers pointless questions with no: those of one component, or all of them after a sign-out. */
export function dropQuestions(owner?: symbol): void {
  const isDropped = (question: OpenQuestion) => owner === undefined || question.owner === owner;
  for (const { drop } of state.waiting.filter(isDropped)) drop();
}

/** The components that are on the screen. */
const owners = new Set<symbol>();

/** A component's question is dropped when the component unmounts or when `about` changes. */
function useOwner(about?: unknown): symbol {
  const [owner] = useState(() => Symbol('asks'));
  useEffect(() => {
    owners.add(owner);
    return () => void owners.delete(owner);
  }, [owner]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `about` must drop the question.
  useEffect(() => () => dropQuestions(owner), [owner, about]);
  return owner;
}

export function useConfirm(about?: unknown): (question: Question) => Promise<boolean> {
  const owner = useOwner(about);
  return async (question) => {
    // What it would ask about is gone: it left the screen while something was looked up for the question.
    if (!owners.has(owner)) return false;
    // A component has one question at a time: asking again replaces the earlier question.
    dropQuestions(owner);
    const answer = ask(question, owner);
    return question.isDuringCall ? answer : untilAnswered(answer);
  };
}

/** Asks what to do about a record that a colleague has changed since it was opened. */
export function useDecide(): (changed: Changed) => Promise<Decision> {
  const owner = useOwner();
  return (changed) =>
    untilAnswered(askWith<Decision>((answered) => <ChangedDialog {...changed} {...answered} />, 'stay', owner));
}

/** A message with one button that closes it. */
export const showMessage = (message: Omit<Question, 'cancel'>) => void ask({ ...message, cancel: null });

const SAVED = 'Data has been successfully saved.';
const NOT_SAVED = 'Please check and modify the following information before resubmitting.';

/** Tells how saving went, in the server's words. */
export function showResult({ isSuccess, message }: { isSuccess: boolean; message: string }): void {
  showMessage({
    title: isSuccess ? 'Success' : 'Not saved',
    icon: isSuccess ? 'tick' : 'warning',
    text: [isSuccess ? SAVED : NOT_SAVED, message].filter(Boolean),
    confirm: 'Close',
  });
}

export function ConfirmHost() {
  const [question] = useSnapshot(state).waiting;
  return question && <Shown key="shown" id={question.id} shown={question.shown as ReactElement} />;
}

/** Stays mounted while one question follows another, so that the focus returns to where it was before the first one. */
function Shown({ id, shown }: Pick<OpenQuestion, 'id' | 'shown'>) {
  useRestoreFocus();
  // Each question is a dialog of its own: a reused one would lie below a dialog opened since.
  return <Fragment key={id}>{shown}</Fragment>;
}
