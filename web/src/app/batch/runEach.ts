// Sends a call for each of many, one after another, and says how each of them ended.
import { ApiError, type Failure, messageOf, unknownOutcome } from '@/api/answer';

export type Outcome =
  | { state: 'waiting' }
  | { state: 'underWay' }
  /** `isFound`: it was so already when it was looked up, by whomever. */
  | { state: 'done'; isFound?: true }
  /** `isUnknown`: nobody has answered, and it may have been done. */
  | { state: 'failed'; message: string; isUnknown: boolean }
  | { state: 'notSent' };

/** Whatever it resolves to but `FOUND`, it is done; what it throws says why it is not. What looks first stops at the signal before it sends. */
export type Send<Item> = (item: Item, signal: AbortSignal) => Promise<unknown>;

/** Nothing was sent: what nobody had answered was done after all. */
export const FOUND = Symbol('found');

/** Why the rest was not sent. */
export type Halt = 'stopped' | 'signedOut' | 'unreachable';

interface Options {
  /** What is under way is finished and told; the rest is not sent. */
  signal: AbortSignal;
  /** Whether the session that it began in still lasts. */
  isTheirs: () => boolean;
  onOutcome: (at: number, outcome: Outcome) => void;
  /** From there on nothing is sent. */
  onRest: (from: number) => void;
  /** The server takes no more for so long; null when it goes on. */
  onWait?: (ms: number | null) => void;
}

/** So many without an answer, one after another, and there is no way to the server. */
const MOST_UNANSWERED = 3;
/** Nobody waits longer for one of many. */
const LONGEST_WAIT_S = 300;
const MOST_WAITS = 10;
const MAYBE_DONE = 'It may have been done. Tried again, it is looked up first.';
const NOT_SENT: Outcome = { state: 'notSent' };

/** All at once begin to wait; they end one by one. Gives why it ended before all were sent, and null when it did not. */
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

/** What was looked at first may have failed so: then nothing was sent. */
function isOf(error: unknown, failure: Failure): boolean {
  if (error instanceof ApiError) return error.failure === failure;
  return error instanceof Error && error.cause !== undefined && isOf(error.cause, failure);
}

type Ended = { isFound: boolean } | { error: unknown };

/** A server that says how long it takes no more has not done it: it is asked again then. */
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

function outcomeOf(error: unknown): Outcome {
  const isAborted = error instanceof DOMException && error.name === 'AbortError';
  if (isAborted || isOf(error, 'signedOut')) return NOT_SENT;
  const unknown = unknownOutcome(error);
  return unknown
    ? { state: 'failed', message: `${unknown} ${MAYBE_DONE}`, isUnknown: true }
    : { state: 'failed', message: messageOf(error), isUnknown: false };
}
