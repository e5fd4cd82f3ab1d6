// Sends a call for each of many items, one after another, and reports each outcome.

import type { JSX } from 'react';
import { ApiError, type Failure, messageOf, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import type { Question } from '@/ui/dialogs/question';
import { countText, type Things } from '@/ui/texts/counts';

export type ItemOutcome =
  | { state: 'waiting' }
  | { state: 'underWay' }
  /** `isFound`: a check before sending found it done already, by whomever. */
  | { state: 'done'; isFound?: true }
  /** `isUnknown`: there was no answer, or the server failed while it did it, so it may have been done. */
  | { state: 'failed'; message: string; isUnknown: boolean }
  | { state: 'notSent' };

/**
 * Resolves when the item is done, with `FOUND` when it was done already, and rejects with the reason otherwise. If it
 * checks something before sending, it must not send after the signal has aborted.
 */
export type Send<Item> = (item: Item, signal: AbortSignal) => Promise<unknown>;

/** Nothing was sent, because an earlier call that seemed to fail turned out to be done. */
export const FOUND = Symbol('found');

/** Why the rest was not sent. */
export type Halt = 'stopped' | 'signedOut' | 'unreachable';

interface Options {
  /** Aborting lets the current call finish and report; the rest is not sent. */
  signal: AbortSignal;
  /** Whether the session in which the run began still lasts. */
  isTheirs: () => boolean;
  onOutcome: (at: number, outcome: ItemOutcome) => void;
  /** Called when the items from this index on are not sent. */
  onRest: (from: number) => void;
  /** Called with the time for which the server accepts no calls; with null when the run goes on. */
  onWait?: (ms: number | null) => void;
}

/** After this many unanswered calls in a row the server counts as unreachable. */
const MOST_UNANSWERED = 3;
/** If the server asks for a longer wait, the item fails. */
const LONGEST_WAIT_S = 300;
const MOST_WAITS = 10;
const NOT_SENT: ItemOutcome = { state: 'notSent' };

/** Resolves to why not all items were sent, or to null when all were. */
export async function runEach<Item>(
  items: readonly Item[],
  send: Send<Item>,
  { signal, isTheirs, onOutcome, onRest, onWait }: Options,
): Promise<Halt | null> {
  let unanswered = 0;
  let halt: Halt | null = null;
  for (const [at, item] of items.entries()) {
    if (!halt && signal.aborted) halt = 'stopped';
    if (!halt && !isTheirs()) halt = 'signedOut';
    if (halt) {
      onRest(at);
      return halt;
    }
    onOutcome(at, { state: 'underWay' });
    const ended = await withPatience(() => send(item, signal), signal, onWait);
    const error = 'error' in ended ? ended.error : undefined;
    onOutcome(at, 'error' in ended ? outcomeOf(error) : { state: 'done', ...(ended.isFound && { isFound: true }) });
    if (isOf(error, 'signedOut')) halt = 'signedOut';
    unanswered = isOf(error, 'unreachable') ? unanswered + 1 : 0;
    if (!halt && unanswered === MOST_UNANSWERED && at < items.length - 1) halt = 'unreachable';
  }
  return halt;
}

/** Looks at the error's cause as well: if a check before sending has failed, the ApiError is the cause. */
function isOf(error: unknown, failure: Failure): boolean {
  if (error instanceof ApiError) return error.failure === failure;
  return error instanceof Error && error.cause !== undefined && isOf(error.cause, failure);
}

type Ended = { isFound: boolean } | { error: unknown };

/** A server that answers with a retry time has not carried out the call, so the call is repeated then. */
async function withPatience(
  send: () => Promise<unknown>,
  signal: AbortSignal,
  onWait: Options['onWait'],
): Promise<Ended> {
  for (let waits = 0; ; waits += 1) {
    const ended = await send().then(
      (answer): Ended => ({ isFound: answer === FOUND }),
      (error: unknown): Ended => ({ error }),
    );
    if (!('error' in ended)) return ended;
    const { error } = ended;
    const seconds = error instanceof ApiError ? error.retryAfter : undefined;
    if (seconds === undefined || seconds > LONGEST_WAIT_S || waits === MOST_WAITS) return ended;
    onWait?.(seconds * 1000);
    await sleep(seconds * 1000, signal);
    onWait?.(null);
    if (signal.aborted) return { error: signal.reason };
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

function outcomeOf(error: unknown): ItemOutcome {
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  if (isAborted || isOf(error, 'signedOut')) return NOT_SENT;
  // Only an error of the call itself counts, not one of a reading before it, which is a cause here: then nothing was
  // sent.
  const unknown = unknownOutcome(error);
  return { state: 'failed', message: unknown ?? messageOf(error), isUnknown: unknown !== undefined };
}

// Actions on many rows at once, as an area declares them.

/** Sends the call for each row, and undoes it where possible. */
export interface Sending<Row> {
  send: Send<Row>;
  /**
   * Whether the row already is as sending it would make it. Asked before a row is sent again whose first call may have
   * been carried out.
   */
  isDone: (row: Row, signal: AbortSignal) => Promise<boolean>;
  undo?: Send<Row>;
}

interface Button {
  /** 'Disable' */
  label: string;
  icon: JSX.Element;
}

/** An action that must ask the user something before it is known what it does; null cancels it. */
export interface BatchActionToPrepare<Row> extends Button {
  prepare: (rows: readonly Row[]) => Promise<BatchAction<Row> | null>;
}

export interface BatchAction<Row> extends Button {
  intent?: 'danger';
  /** The state of each row after the action: 'Disabled'. */
  doneWord: string;
  /** Whether the row is in that state already; such rows are left alone. */
  isDone: (row: Row) => boolean;
  /** The text about those rows, where the default one does not fit. */
  others?: (count: number, of: number) => string;
  /** The title for a number of rows, where it is not the label followed by them. */
  titled?: (counted: string) => string;
  /** The consequences of the action, for the question. */
  means: (rows: readonly Row[]) => string | Promise<string>;
  /** For calls that need a human check: the operation, and the text while the check is missing. */
  human?: Question['human'];
  /** Starts one run once the user has agreed. */
  begin: (agreed: Agreed) => Sending<Row>;
}

/** 'Disable 12 remarks' */
export function titleOf<Row>({ label, titled }: BatchAction<Row>, count: number, things: Things): string {
  const many = countText(count, things);
  return titled ? titled(many) : `${label} ${many}`;
}
