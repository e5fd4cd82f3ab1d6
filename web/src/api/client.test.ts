import { afterEach, expect, it, vi } from 'vitest';
import { headerSafe } from './headerSafe';

afterEach(() => vi.unstubAllGlobals());

async function sent(ask: () => Promise<unknown>, status = 200): Promise<Request> {
  const fetched = vi.fn(async (_request: Request) => Response.json({ data: [] }, { status }));
  vi.stubGlobal('fetch', fetched);
  // Outside a browser, relative addresses need a base.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://console.test/'), init);
      }
    },
  );
  vi.resetModules();
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

it("sends the person's token, unless the call brings one of its own", async () => {
  const request = await sent(async () => {
    const fresh = await import('./client');
    fresh.credentials.token = () => 'mine';
    return fresh.client.GET('/session/device', { params: { header: { email: 'x' } } });
  });
  expect(request.headers.get('authorization')).toBe('Bearer mine');
  const other = await sent(async () => {
    const fresh = await import('./client');
    fresh.credentials.token = () => 'mine';
    return fresh.client.GET('/session/device', { params: { header: { email: 'x' } }, headers: fresh.bearer('other') });
  });
  expect(other.headers.get('authorization')).toBe('Bearer other');
});

it.each([
  ["the person's own", undefined, 'mine', 1],
  ["a service account's", 'other', 'mine', 0],
  ['of who was signed in before', undefined, 'of who is signed in now', 0],
])('a refused token ends the login only if it is theirs: %s', async (_whose, sentAlong, tokenNow, times) => {
  const onRefused = vi.fn();
  await sent(async () => {
    const fresh = await import('./client');
    const tokens = ['mine', tokenNow];
    Object.assign(fresh.credentials, { token: () => tokens.shift(), onRefused });
    const headers = sentAlong ? fresh.bearer(sentAlong) : {};
    return fresh.client.GET('/session/device', { params: { header: { email: 'x' } }, headers });
  }, 401);
  expect(onRefused).toHaveBeenCalledTimes(times);
});
