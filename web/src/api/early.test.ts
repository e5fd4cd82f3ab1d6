import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, takeBegun } from './early';

const LATER_MS = 10_001;
const listUsers = vi.fn(async () => ['Maria']);
const users = { queryKey: ['users'], queryFn: listUsers };
const roles = { queryKey: ['roles'], queryFn: async () => ['Administrator'] };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  takeBegun('me');
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('has what was asked, for whom it was asked, once', async () => {
  void begin([users, roles], 'me');
  expect(takeBegun('somebody else')).toEqual([]);
  const taken = takeBegun('me');
  expect(taken.map(({ queryKey }) => queryKey)).toEqual([['users'], ['roles']]);
  expect(await taken[0]?.take()).toEqual(['Maria']);
  expect(taken[0]?.take()).toBeUndefined();
  expect(takeBegun('me')).toEqual([]);
  expect(listUsers).toHaveBeenCalledTimes(1);
});

it('holds nothing that was taken', async () => {
  const begun = begin([users], 'me');
  const [taken] = takeBegun('me');
  void taken?.take();
  await begun;
  expect(taken?.arrived).toBeUndefined();
});

it('says what has arrived, and when', async () => {
  const at = Date.now();
  await begin([users], 'me');
  vi.advanceTimersByTime(5);
  expect(takeBegun('me')).toMatchObject([{ arrived: { data: ['Maria'], at } }]);
});

it('forgets what nobody wanted in time', async () => {
  await begin([users], 'me');
  vi.advanceTimersByTime(LATER_MS);
  expect(takeBegun('me')).toEqual([]);
});

it('gives nothing that is too old when it is wanted', () => {
  void begin([users], 'me');
  const [taken] = takeBegun('me');
  vi.advanceTimersByTime(LATER_MS);
  expect(taken?.take()).toBeUndefined();
});

it('leaves a failure to whoever asks', async () => {
  listUsers.mockRejectedValueOnce(new TypeError('no network'));
  await begin([users], 'me');
  const [taken] = takeBegun('me');
  expect(taken?.arrived).toBeUndefined();
  await expect(taken?.take()).rejects.toThrow('no network');
});
