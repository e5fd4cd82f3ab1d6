import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/answer';
import { retryUnreachableQueries } from './retryUnreachable';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => new ApiError('unreachable', 'We cannot reach the server.');
const refused = () => new ApiError('refused', 'Not today.');

/** A visible screen with a list that fails with the given error. */
function screen(failing: () => Error | undefined) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const request = vi.fn(async () => {
    const failure = failing();
    if (failure) throw failure;
    return ['a row'];
  });
  const page = { isSeen: true, seen: () => {}, online: () => {} };
  const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: request });
  const statuses: string[] = [];
  const leave = observer.subscribe(({ status }) => void statuses.push(status));
  const stop = retryUnreachableQueries(queries, {
    isSeen: () => page.isSeen,
    onSeen: (listener) => {
      page.seen = listener;
      return () => {};
    },
    onOnline: (listener) => {
      page.online = listener;
      return () => {};
    },
  });
  return { request, page, leave, stop, statuses, now: () => observer.getCurrentResult() };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('repeats an unreachable query at growing intervals, and shows the answer when it comes', async () => {
  let failure: Error | undefined = away();
  const { request, now, statuses } = screen(() => failure);
  await pass(0);
  const at: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    const before = request.mock.calls.length;
    await pass(1000);
    if (request.mock.calls.length > before) at.push(second);
  }
  expect(at).toEqual([2, 6, 14, 29, 44, 59]);
  // The screen saw none of the failed attempts.
  expect(statuses).toEqual(['pending', 'error']);
  failure = undefined;
  await pass(15_000);
  expect(now().data).toEqual(['a row']);
  const calls = request.mock.calls.length;
  await pass(60_000);
  expect(request).toHaveBeenCalledTimes(calls);
});

it.each([
  refused(),
  new ApiError('signedOut', 'Invalid Access Token'),
  new ApiError('unexpected', 'Internal Server Error'),
  new ApiError('unclear', '?'),
])('does not repeat a query that was answered: %s', async (failure) => {
  const { request } = screen(() => failure);
  await pass(60_000);
  expect(request).toHaveBeenCalledOnce();
});

it("finds the cause behind an area's own error message", async () => {
  const { request } = screen(() => new Error('Issue #KA101', { cause: away() }));
  await pass(2000);
  expect(request).toHaveBeenCalledTimes(2);
});

it('shows the refusal of a server that is back, and repeats no more', async () => {
  let failure = away();
  const { request, now } = screen(() => failure);
  await pass(1000);
  failure = refused();
  await pass(60_000);
  expect(now().error).toEqual(failure);
  expect(request).toHaveBeenCalledTimes(2);
});

it('stops when the screen is left, and when it is ended', async () => {
  for (const end of ['leave', 'stop'] as const) {
    const { request, ...ends } = screen(away);
    await pass(0);
    ends[end]();
    await pass(60_000);
    expect(request).toHaveBeenCalledOnce();
  }
});

it('pauses in a hidden page, and repeats at once when the network is back', async () => {
  const { request, page } = screen(away);
  await pass(0);
  page.isSeen = false;
  page.seen();
  await pass(60_000);
  expect(request).toHaveBeenCalledOnce();
  page.isSeen = true;
  page.seen();
  await pass(2000);
  expect(request).toHaveBeenCalledTimes(2);
  page.online();
  await pass(0);
  expect(request).toHaveBeenCalledTimes(3);
});
