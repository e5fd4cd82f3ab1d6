import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin } from '@/api/early';
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

it('makes no second call of what is under way, and each of the next', async () => {
  void begin([users], 'me');
  const queries = newQueries('me');
  expect(await asks(queries)).toEqual(['Maria']);
  expect(listUsers).toHaveBeenCalledTimes(1);
  await asks(queries);
  expect(listUsers).toHaveBeenCalledTimes(2);
});

it('gives what is under way to no query but that one', async () => {
  void begin([users], 'me');
  const ofOne = vi.fn(async () => 'Maria alone');
  expect(await newQueries('me').fetchQuery({ queryKey: ['users', 1], queryFn: ofOne })).toBe('Maria alone');
  expect(ofOne).toHaveBeenCalledTimes(1);
});

it('fails as the call under way has failed, and makes the next', async () => {
  listUsers.mockRejectedValueOnce(new Error('no network'));
  await begin([users], 'me');
  const queries = newQueries('me');
  await expect(asks(queries)).rejects.toThrow('no network');
  expect(listUsers).toHaveBeenCalledTimes(1);
  expect(await asks(queries)).toEqual(['Maria']);
});

it('has what has arrived, for as long as a screen takes to be drawn', async () => {
  await begin([users], 'me');
  const queries = newQueries('me');
  expect(queries.getQueryData(['users'])).toEqual(['Maria']);
  expect(await asks(queries)).toEqual(['Maria']);
  expect(listUsers).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(KEPT_MS);
  await asks(queries);
  expect(listUsers).toHaveBeenCalledTimes(2);
});

it('has nothing of who was signed in before', async () => {
  await begin([users], 'somebody else');
  expect(newQueries('me').getQueryData(['users'])).toBeUndefined();
});
