import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startEarlyQueries, takeEarlyQueries } from './earlyQueries';

const LATER_MS = 10_001;
const listUsers = vi.fn(async () => ['Maria']);
const users = { queryKey: ['users'], queryFn: listUsers };
const roles = { queryKey: ['roles'], queryFn: async () => ['Administrator'] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  takeEarlyQueries('me');
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('gives the queries of one user, each answer once', async () => {
  void startEarlyQueries([users, roles], 'me');
  expect(takeEarlyQueries('somebody else')).toEqual([]);
  const taken = takeEarlyQueries('me');
  expect(taken.map(({ queryKey }) => queryKey)).toEqual([['users'], ['roles']]);
  expect(await taken[0]?.take()).toEqual(['Maria']);
  expect(taken[0]?.take()).toBeUndefined();
  expect(takeEarlyQueries('me')).toEqual([]);
  expect(listUsers).toHaveBeenCalledTimes(1);
});

it('drops the answer once it is taken', async () => {
  const begun = startEarlyQueries([users], 'me');
  const [taken] = takeEarlyQueries('me');
  void taken?.take();
  await begun;
  expect(taken?.arrived).toBeUndefined();
});

it('says what has arrived, and when', async () => {
  const at = Date.now();
  await startEarlyQueries([users], 'me');
  vi.advanceTimersByTime(5);
  expect(takeEarlyQueries('me')).toMatchObject([{ arrived: { data: ['Maria'], at } }]);
});

it('forgets an answer that was not taken in time', async () => {
  await startEarlyQueries([users], 'me');
  vi.advanceTimersByTime(LATER_MS);
  expect(takeEarlyQueries('me')).toEqual([]);
});

it('gives no answer that is too old when it is taken', () => {
  void startEarlyQueries([users], 'me');
  const [taken] = takeEarlyQueries('me');
  vi.advanceTimersByTime(LATER_MS);
  expect(taken?.take()).toBeUndefined();
});

it('passes a failure on to the caller that takes the answer', async () => {
  listUsers.mockRejectedValueOnce(new TypeError('no network'));
  await startEarlyQueries([users], 'me');
  const [taken] = takeEarlyQueries('me');
  expect(taken?.arrived).toBeUndefined();
  await expect(taken?.take()).rejects.toThrow('no network');
});
