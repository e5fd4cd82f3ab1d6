import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { begin, fetchOf } from './early';

const LATER_MS = 10_001;
const fetched = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => Response.json({ success: true, data: [] }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const ADDRESS = 'http://console.test/api';
const listRoles = (body: unknown) => fetchOf(body)(new Request(`${ADDRESS}/access/roles`, { method: 'POST' }));
const listUsers = (email: string) => fetchOf(undefined)(new Request(`${ADDRESS}/users`, { headers: { email } }));

it('gives the answer of a begun call to the first who asks the same, once', async () => {
  begin(() => [listUsers('a@b.example'), listRoles({ syscode: 'SC00999' })]);
  expect((await listUsers('a@b.example')).ok).toBe(true);
  expect((await listRoles({ syscode: 'SC00999' })).ok).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(2);
  await listUsers('a@b.example');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('sends what differs from the begun call', async () => {
  begin(() => [listUsers('a@b.example'), listRoles({ syscode: 'SC00999' })]);
  await listUsers('other@b.example');
  await listRoles({ syscode: 'SC00001' });
  expect(fetched).toHaveBeenCalledTimes(4);
});

it('sends again what nobody asked for in time', async () => {
  begin(() => listUsers('late@b.example'));
  vi.advanceTimersByTime(LATER_MS);
  await listUsers('late@b.example');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('leaves a failure to whoever asks', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  begin(() => listUsers('lost@b.example'));
  await expect(listUsers('lost@b.example')).rejects.toThrow('no network');
});
