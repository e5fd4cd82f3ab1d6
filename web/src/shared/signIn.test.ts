import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outcomeHeader } from '#wire/outcome';

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

/**
 * Returns the request for the one-time password when the server wants a token for the brand; undefined when none was
 * sent.
 */
async function askedFor(purpose: 'signIn' | 'change' | 'waive', status: number, message = 'Invalid Access Token') {
  let sent: unknown;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/company-tag')) {
      const failure = status === 500 ? 'unexpected' : 'signedOut';
      return Response.json({ message }, { status, headers: outcomeHeader({ failure, message }) });
    }
    sent = JSON.parse(await request.text()).Value;
    return Response.json({ success: true, message: 'Sent.' }, { headers: outcomeHeader(undefined) });
  });
  // The client keeps the fetch that existed when it was created.
  vi.resetModules();
  const { sendOtp } = await import('./signIn');
  await sendOtp('AGORA', 'ana@lumina.example', purpose).catch(() => undefined);
  return sent;
}

it.each([401, 200])(
  'sends the code for an expired password even if the brand is unknown without a token: %i',
  async (status) => {
    const email = 'ana@lumina.example';
    expect(await askedFor('change', status)).toEqual({ email, product: true, is_expired: true, is_waiving: false });
    expect(await askedFor('waive', status)).toEqual({ email, product: true, is_expired: true, is_waiving: true });
  },
);

it('sends no code when the brand is unknown during a normal sign-in, or the server has failed', async () => {
  expect(await askedFor('signIn', 401)).toBeUndefined();
  expect(await askedFor('change', 500, 'Failed')).toBeUndefined();
});
