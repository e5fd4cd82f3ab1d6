import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/answer';
import { reviveLists } from './revival';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const away = () => new ApiError('unreachable', 'We cannot reach the server.');
const refused = () => new ApiError('refused', 'Not today.');

/** A screen whose list fails as it is told, in a page that is seen. */
function screen(failing: () => Error | undefined) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked = vi.fn(async () => {
    const failure = failing();
    if (failure) throw failure;
    return ['a row'];
  });
  const page = { isSeen: true, seen: () => {}, online: () => {} };
  const observer = new QueryObserver(queries, { queryKey: ['list'], queryFn: asked });
  const statuses: string[] = [];
  const leave = observer.subscribe(({ status }) => void statuses.push(status));
  const stop = reviveLists(queries, {
    isSeen: () => page.isSeen,
    onSeen: (told) => {
      page.seen = told;
      return () => {};
    },
    onOnline: (told) => {
      page.online = told;
      return () => {};
    },
  });
  return { asked, page, leave, stop, statuses, now: () => observer.getCurrentResult() };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('what no server answered is asked for again, less and less often, and shown when it comes', async () => {
  let failure: Error | undefined = away();
  const { asked, now, statuses } = screen(() => failure);
  await pass(0);
  const at: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    const before = asked.mock.calls.length;
    await pass(1000);
    if (asked.mock.calls.length > before) at.push(second);
  }
  expect(at).toEqual([2, 6, 14, 29, 44, 59]);
  // Nothing of it was seen.
  expect(statuses).toEqual(['pending', 'error']);
  failure = undefined;
  await pass(15_000);
  expect(now().data).toEqual(['a row']);
  const calls = asked.mock.calls.length;
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(calls);
});

it.each([
  refused(),
  new ApiError('signedOut', 'Invalid Access Token'),
  new ApiError('unexpected', 'Internal Server Error'),
  new ApiError('unclear', '?'),
])('an answer is final: %s', async (failure) => {
  const { asked } = screen(() => failure);
  await pass(60_000);
  expect(asked).toHaveBeenCalledOnce();
});

it('a failure that an area has put into its own words is one all the same', async () => {
  const { asked } = screen(() => new Error('Issue #KA101', { cause: away() }));
  await pass(2000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('whoever is refused when the server is back reads why, and nothing more is asked', async () => {
  let failure = away();
  const { asked, now } = screen(() => failure);
  await pass(1000);
  failure = refused();
  await pass(60_000);
  expect(now().error).toEqual(failure);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('nothing is asked for what was left, nor once it is over', async () => {
  for (const end of ['leave', 'stop'] as const) {
    const { asked, ...ends } = screen(away);
    await pass(0);
    ends[end]();
    await pass(60_000);
    expect(asked).toHaveBeenCalledOnce();
  }
});

it('nothing is asked in a page that nobody sees, until it is seen; a network that is back is asked at once', async () => {
  const { asked, page } = screen(away);
  await pass(0);
  page.isSeen = false;
  page.seen();
  await pass(60_000);
  expect(asked).toHaveBeenCalledOnce();
  page.isSeen = true;
  page.seen();
  await pass(2000);
  expect(asked).toHaveBeenCalledTimes(2);
  page.online();
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(3);
});
