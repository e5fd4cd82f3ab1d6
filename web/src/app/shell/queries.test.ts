import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearQueries, queriesOf, startEarlyQueries } from './queries';

const KEPT_MS = 10_000;
const listUsers = vi.fn<() => Promise<string[]>>();
const users = { queryKey: ['users'], queryFn: listUsers };

beforeEach(() => {
  vi.useFakeTimers();
  listUsers.mockImplementation(async () => ['Maria']);
});
afterEach(() => {
  clearQueries(queriesOf('me'));
  vi.useRealTimers();
  vi.resetAllMocks();
});

const asks = (queries: ReturnType<typeof queriesOf>) => queries.fetchQuery(users);

it('uses a running early call for the first query, and makes a call for the next', async () => {
  void startEarlyQueries([users], 'me');
  expect(listUsers, 'at once, so that it counts as a first call').toHaveBeenCalledTimes(1);
  const queries = queriesOf('me');
  expect(await asks(queries)).toEqual(['Maria']);
  expect(listUsers).toHaveBeenCalledTimes(1);
  await asks(queries);
  expect(listUsers).toHaveBeenCalledTimes(2);
});

it('uses a running early call for exactly the same query only', async () => {
  void startEarlyQueries([users], 'me');
  const ofOne = vi.fn(async () => 'Maria alone');
  expect(await queriesOf('me').fetchQuery({ queryKey: ['users', 1], queryFn: ofOne })).toBe('Maria alone');
  expect(ofOne).toHaveBeenCalledTimes(1);
});

it.each([
  [1, 'no network'],
  [11, undefined],
])('shows the failure of an early call once, without a second call, after %s seconds: %s', async (seconds, first) => {
  listUsers.mockRejectedValueOnce(new Error('no network'));
  await startEarlyQueries([users], 'me');
  const shown = () => {
    const observer = new QueryObserver(queriesOf('me'), users);
    observer.subscribe(() => undefined)();
    return observer.getCurrentResult().error?.message;
  };
  vi.advanceTimersByTime(seconds * 1000);
  expect(shown()).toBe(first);
  await vi.advanceTimersByTimeAsync(0);
  expect(listUsers).toHaveBeenCalledTimes(first ? 1 : 2);
  expect(shown(), 'drawn again').toBeUndefined();
  expect(listUsers).toHaveBeenCalledTimes(first ? 2 : 3);
});

it('uses an arrived answer, but only for a short time', async () => {
  await startEarlyQueries([users], 'me');
  const queries = queriesOf('me');
  expect(queries.getQueryData(['users'])).toEqual(['Maria']);
  expect(await asks(queries)).toEqual(['Maria']);
  expect(listUsers).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(KEPT_MS);
  await asks(queries);
  expect(listUsers).toHaveBeenCalledTimes(2);
});

it('has no answers of another user', async () => {
  await startEarlyQueries([users], 'somebody else');
  expect(queriesOf('me').getQueryData(['users'])).toBeUndefined();
});

it('keeps the early answers when the shell asks again for its cache, until the session ends', async () => {
  await startEarlyQueries([users], 'me');
  const queries = queriesOf('me');
  expect(queriesOf('me').getQueryData(['users'])).toEqual(['Maria']);
  clearQueries(queries);
  expect(queriesOf('me').getQueryData(['users'])).toBeUndefined();
});
