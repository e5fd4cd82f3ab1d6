import { afterEach, expect, it, vi } from 'vitest';
import { ApiError, INTERNAL } from '@/api/answer';
import { type ItemOutcome, runEach, type Send } from './runEach';

afterEach(() => vi.useRealTimers());

/** Runs through the items and collects what was reported for each. */
async function ran(items: readonly string[], send: Send<string>, options: { stop?: AbortController } = {}) {
  const { stop = new AbortController() } = options;
  const messages: string[] = [];
  const waits: (number | null)[] = [];
  const outcomes: ItemOutcome[] = [];
  const halt = await runEach(items, send, {
    signal: stop.signal,
    isTheirs: () => true,
    onOutcome: (at, outcome) => {
      messages.push(`${items[at]} ${outcome.state}`);
      outcomes[at] = outcome;
    },
    onRest: (from) => {
      for (let at = from; at < items.length; at += 1) outcomes[at] = { state: 'notSent' };
    },
    onWait: (ms) => waits.push(ms),
  });
  return { halt, messages, waits, outcomes, states: outcomes.map(({ state }) => state) };
}

const refusal = (message: string) => new ApiError('refused', message);
const noAnswer = () => new ApiError('unreachable', 'No answer.');
const notNow = (seconds: number) => Object.assign(refusal('Too many.'), { retryAfter: seconds });

it('sends one after another, and goes on after a failure', async () => {
  let underWay = 0;
  const { halt, messages, outcomes } = await ran(['a', 'b', 'c'], async (item) => {
    underWay += 1;
    expect(underWay).toBe(1);
    await Promise.resolve();
    underWay -= 1;
    if (item === 'b') throw refusal('It is taken.');
  });
  expect(halt).toBeNull();
  expect(messages).toEqual(['a underWay', 'a done', 'b underWay', 'b failed', 'c underWay', 'c done']);
  expect(outcomes[1]).toEqual({ state: 'failed', message: 'It is taken.', isUnknown: false });
});

it('marks a call that may have been done: without an answer, and when the server failed', async () => {
  const { outcomes } = await ran(['a', 'b'], async (item) => {
    throw item === 'a' ? noAnswer() : new ApiError('unexpected', INTERNAL);
  });
  expect(outcomes).toEqual([
    { state: 'failed', message: "We can't reach the server.", isUnknown: true },
    { state: 'failed', message: `${INTERNAL}.`, isUnknown: true },
  ]);
});

it('knows that nothing was sent when the reading before it failed, and hides the messages of program errors', async () => {
  const { outcomes } = await ran(['a', 'b'], async (item) => {
    throw item === 'a'
      ? new Error(INTERNAL, { cause: new ApiError('unexpected', INTERNAL) })
      : new TypeError('x is undefined');
  });
  const failed = { state: 'failed', message: INTERNAL, isUnknown: false };
  expect(outcomes).toEqual([failed, failed]);
});

it('finishes the current call when it is stopped, and does not send the rest', async () => {
  const stop = new AbortController();
  const { halt, states } = await ran(
    ['a', 'b', 'c', 'd'],
    async (item) => {
      if (item === 'b') stop.abort();
    },
    { stop },
  );
  expect([halt, states]).toEqual(['stopped', ['done', 'done', 'notSent', 'notSent']]);
});

it('counts an item as not sent when it was stopped before the call', async () => {
  const stop = new AbortController();
  const { states } = await ran(
    ['a', 'b'],
    async (_, signal) => {
      stop.abort();
      signal.throwIfAborted();
    },
    { stop },
  );
  expect(states).toEqual(['notSent', 'notSent']);
});

it('stops when the session has ended', async () => {
  const { halt, states } = await ran(['a', 'b', 'c'], async (item) => {
    if (item === 'b') throw new ApiError('signedOut', 'Invalid Access Token');
  });
  expect([halt, states]).toEqual(['signedOut', ['done', 'notSent', 'notSent']]);
});

it('sends nothing more once another user has signed in', async () => {
  const sent: string[] = [];
  const outcomes: string[] = [];
  const rests: number[] = [];
  let isTheirs = true;
  const halt = await runEach(
    ['a', 'b'],
    async (item) => {
      sent.push(item);
      isTheirs = false;
    },
    {
      signal: new AbortController().signal,
      isTheirs: () => isTheirs,
      onOutcome: (_, { state }) => outcomes.push(state),
      onRest: (from) => rests.push(from),
    },
  );
  expect([halt, sent, outcomes, rests]).toEqual(['signedOut', ['a'], ['underWay', 'done'], [1]]);
});

it('stops after three unanswered calls in a row, but not when others are answered in between', async () => {
  const apart = await ran(['x', 'x', 'y', 'x'], async (item) => {
    if (item === 'x') throw noAnswer();
  });
  expect(apart.halt).toBeNull();
  const inARow = await ran(['y', 'x', 'x', 'x', 'y'], async (item) => {
    if (item === 'x') throw noAnswer();
  });
  expect([inARow.halt, inARow.states]).toEqual(['unreachable', ['done', 'failed', 'failed', 'failed', 'notSent']]);
});

it('waits as long as the server asks, and then sends the same item again', async () => {
  vi.useFakeTimers();
  const sent: string[] = [];
  const running = ran(['a', 'b'], async (item) => {
    sent.push(item);
    if (sent.length === 2) throw notNow(30);
  });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(sent).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(1000);
  const { states, waits } = await running;
  expect([sent, states, waits]).toEqual([
    ['a', 'b', 'b'],
    ['done', 'done'],
    [30_000, null],
  ]);
});

it('can be stopped while it waits, and does not wait for very long', async () => {
  vi.useFakeTimers();
  const stop = new AbortController();
  const running = ran(
    ['a', 'b'],
    async () => {
      throw notNow(60);
    },
    { stop },
  );
  await vi.advanceTimersByTimeAsync(1000);
  stop.abort();
  expect((await running).states).toEqual(['notSent', 'notSent']);
  const long = await ran(['a'], async () => {
    throw notNow(2400);
  });
  expect(long.outcomes).toEqual([{ state: 'failed', message: 'Too many.', isUnknown: false }]);
});
