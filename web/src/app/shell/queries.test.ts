import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarlyQueries } from '@/api/earlyQueries';
import { newQueries } from './queries';

const KEPT_MS = 10_000;
const listUsers = vi.fn<() => Promise<string[]>>();
const users = { queryKey: ['users'], queryFn: listUsers };

beforeEach(() => {
  vi.useFakeTimers();
  listUsers.mockImplementation(async () => ['Maria']);
});
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

const asks = (queries: ReturnType<typeof newQueries>) => queries.fetchQuery(users);

it('uses a running early call for the first query, and makes a call for the next', async () => {
  void startEarlyQueries([users], 'me');
  const queries = newQueries('me');
  expect(await asks(queries)).toEqual(['Maria']);
  expect(listUsers).toHaveBeenCalledTimes(1);
  await asks(queries);
  expect(listUsers).toHaveBeenCalledTimes(2);
});

it('uses a running early call for exactly the same query only', async () => {
  void startEarlyQueries([users], 'me');
  const ofOne = vi.fn(async () => 'Maria alone');
  expect(await newQueries('me').fetchQuery({ queryKey: ['users', 1], queryFn: ofOne })).toBe('Maria alone');
  expect(ofOne).toHaveBeenCalledTimes(1);
});

it('fails when the early call has failed, and makes a call for the next query', async () => {
  listUsers.mockRejectedValueOnce(new Error('no network'));
  await startEarlyQueries([users], 'me');
  const queries = newQueries('me');
  await expect(asks(queries)).rejects.toThrow('no network');
  expect(listUsers).toHaveBeenCalledTimes(1);
  expect(await asks(queries)).toEqual(['Maria']);
});

it('uses an arrived answer, but only for a short time', async () => {
  await startEarlyQueries([users], 'me');
  const queries = newQueries('me');
  expect(queries.getQueryData(['users'])).toEqual(['Maria']);
  expect(await asks(queries)).toEqual(['Maria']);
  expect(listUsers).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(KEPT_MS);
  await asks(queries);
  expect(listUsers).toHaveBeenCalledTimes(2);
});

it('has no answers of another user', async () => {
  await startEarlyQueries([users], 'somebody else');
  expect(newQueries('me').getQueryData(['users'])).toBeUndefined();
});
