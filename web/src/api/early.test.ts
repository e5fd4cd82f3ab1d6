import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, fetchOf, takeArrived } from './early';

const LATER_MS = 10_001;
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ success: true, data: [] }));
});
afterEach(() => {
  takeArrived('me');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ADDRESS = 'http://console.test/api';
const read = async (answer: Promise<Response>) => (await (await answer).json()) as unknown;
const listRoles = (body: unknown) => read(fetchOf(body)(new Request(`${ADDRESS}/access/roles`, { method: 'POST' })));
const listUsers = (email: string) => read(fetchOf(undefined)(new Request(`${ADDRESS}/users`, { headers: { email } })));
const users = (email: string) => ({ queryKey: ['users'], queryFn: () => listUsers(email) });
const roles = { queryKey: ['roles'], queryFn: () => listRoles({ syscode: 'SC00999' }) };

it('gives the answer of a begun call to the first who asks the same, once', async () => {
  void begin([users('a@b.example'), roles], 'me');
  expect(await listUsers('a@b.example')).toEqual({ success: true, data: [] });
  expect(await listRoles({ syscode: 'SC00999' })).toEqual({ success: true, data: [] });
  expect(fetched).toHaveBeenCalledTimes(2);
  await listUsers('a@b.example');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('sends what differs from the begun call', async () => {
  void begin([users('a@b.example'), roles], 'me');
  await listUsers('other@b.example');
  await listRoles({ syscode: 'SC00001' });
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('sends again what nobody asked for in time', async () => {
  await begin([users('late@b.example')], 'me');
  vi.advanceTimersByTime(LATER_MS);
  expect(takeArrived('me')).toEqual([]);
  await listUsers('late@b.example');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('leaves a failure to whoever asks', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  await begin([users('lost@b.example')], 'me');
  expect(takeArrived('me')).toEqual([]);
  await expect(listUsers('lost@b.example')).rejects.toThrow('no network');
});

it('has what arrived at hand, once, and for nobody else', async () => {
  await begin([users('a@b.example')], 'me');
  expect(takeArrived('somebody else')).toEqual([]);
  expect(takeArrived('me')).toMatchObject([{ queryKey: ['users'], data: { success: true, data: [] } }]);
  expect(takeArrived('me')).toEqual([]);
  await listUsers('a@b.example');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('leaves what arrives after the others were taken to whoever asks', async () => {
  const begun = begin([users('a@b.example')], 'me');
  expect(takeArrived('me')).toEqual([]);
  await begun;
  await listUsers('a@b.example');
  expect(fetched).toHaveBeenCalledTimes(1);
});
