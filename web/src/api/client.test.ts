import { afterEach, expect, it, vi } from 'vitest';
import { headerSafe } from '#wire/headerSafe';
import { markUnread, UNKNOWN } from '#wire/unread';
import type { Compared } from './client';
import { stubFetch } from './testing';

afterEach(() => vi.unstubAllGlobals());

async function sent(ask: () => Promise<unknown>, status = 200): Promise<Request> {
  const fetched = vi.fn(async (_request: Request) => Response.json({ data: [] }, { status }));
  stubFetch(fetched);
  await ask();
  return fetched.mock.calls[0]?.[0] as Request;
}

it.each([
  ['maria@lumina.example', 'maria@lumina.example'],
  ['Ñoño', '%C3%91o%C3%B1o'],
  ['100%', '100%25'],
  ['😀', '%F0%9F%98%80'],
  ['a\r\nb', 'a%0D%0Ab'],
])('%j is safe in a header', (typed, safe) => {
  expect(headerSafe(typed)).toBe(safe);
  expect(decodeURIComponent(safe)).toBe(typed);
});

it('sends names that a header cannot carry', async () => {
  const request = await sent(async () => {
    const fresh = await import('./client');
    return fresh.client.GET('/session/company-tag', { params: { header: { email: 'ñ@x' } } });
  });
  expect(request.url).toBe('http://console.test/api/session/company-tag');
  expect(request.headers.get('email')).toBe('%C3%B1@x');
});

it('leaves out the fields of a record that its server did not tell', async () => {
  const request = await sent(async () => {
    const { client } = await import('./client');
    const Value = {
      recordid: 1,
      remarks: 'No selfie',
      special_instructions: UNKNOWN,
      status: markUnread('Aktiv'),
      reappnotif: '',
    };
    return client.POST('/remarks/update', { checked: {} as Compared, body: { Value } });
  });
  expect(await request.json()).toEqual({ Value: { recordid: 1, remarks: 'No selfie', reappnotif: '' } });
});

it('sends no session header: the browser sends the session cookie', async () => {
  const request = await sent(async () => {
    const fresh = await import('./client');
    fresh.credentials.session = () => 'mine';
    return fresh.client.GET('/session/device', { params: { header: { email: 'x' } } });
  });
  expect(request.credentials).toBe('same-origin');
  expect([...request.headers.keys()]).toEqual(['email']);
});

it.each([
  ['made in the session that still lasts', ['mine', 'mine'], 1],
  ['made before signing in', [undefined, undefined], 0],
  ['made before a sign-in that has been completed since', [undefined, 'mine'], 0],
  ['made in the session of the previous user', ['mine', 'of who is signed in now'], 0],
])('a refused call ends the session only if it was made in it: %s', async (_whose, sessions, times) => {
  const onRefused = vi.fn();
  await sent(async () => {
    const fresh = await import('./client');
    const [before, now] = sessions;
    let isSent = false;
    Object.assign(fresh.credentials, {
      session: () => {
        const session = isSent ? now : before;
        isSent = true;
        return session;
      },
      onRefused,
    });
    return fresh.client.GET('/session/device', { params: { header: { email: 'x' } } });
  }, 401);
  expect(onRefused).toHaveBeenCalledTimes(times);
});
