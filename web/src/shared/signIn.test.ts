import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.stubGlobal('document', { baseURI: 'http://console.test/', addEventListener: () => undefined });
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  // Outside a browser, relative addresses need a base.
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, 'http://console.test/'), init);
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

/** What the code is asked for with, of a server that wants a token for the brand; undefined where it is not asked for. */
async function askedFor(purpose: 'signIn' | 'change' | 'waive', status: number, message = 'Invalid Access Token') {
  let sent: unknown;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/company-tag')) return Response.json({ message }, { status });
    sent = JSON.parse(await request.text()).Value;
    return Response.json({ success: true, message: 'Sent.' });
  });
  // The client keeps the fetch that it was made with.
  vi.resetModules();
  const { sendOtp } = await import('./signIn');
  await sendOtp('AGORA', 'ana@lumina.example', purpose).catch(() => undefined);
  return sent;
}

it.each([401, 200])(
  'an expired password gets its code where the brand is not told without a token: %i',
  async (status) => {
    const email = 'ana@lumina.example';
    expect(await askedFor('change', status)).toEqual({ email, product: true, is_expired: true, is_waiving: false });
    expect(await askedFor('waive', status)).toEqual({ email, product: true, is_expired: true, is_waiving: true });
  },
);

it('no code names a brand that is not known where a token was there, or the server has failed', async () => {
  expect(await askedFor('signIn', 401)).toBeUndefined();
  expect(await askedFor('change', 500, 'Failed')).toBeUndefined();
});
