// The typed client of the contract. Only this file builds addresses of calls.
import createClient from 'openapi-fetch';
import type { BrowserPaths } from '#contract';
import { noteCall } from './calls';
import { headerSafe } from './headerSafe';

/** The token to send, and what to do when the server refuses it. The session store sets both. */
export const credentials: { token: () => string | undefined; onRefused: () => void } = {
  token: () => undefined,
  onRefused: () => undefined,
};

const plain = createClient<BrowserPaths>({ baseUrl: 'api' });

plain.use({
  onRequest({ request }) {
    const token = credentials.token();
    if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ request, response, schemaPath }) {
    noteCall(response, request.method, schemaPath);
    // Only the status 401 ends the session; the same message in a 200 does not. A late answer may be about a previous
    // user's token, and some calls use a service token: neither ends this session.
    const isOurs = request.headers.get('authorization') === `Bearer ${credentials.token()}`;
    if (response.status === 401 && isOurs) credentials.onRefused();
  },
});

type Send = (path: never, init?: never) => unknown;
type Init = { params?: { header?: Record<string, unknown> } };

function prepared<F extends Send>(send: F): F {
  const sent = (path: never, init?: Init) => {
    const header = Object.entries(init?.params?.header ?? {}).map(([name, value]) => [name, headerSafe(String(value))]);
    const params = { ...init?.params, header: Object.fromEntries(header) };
    return send(path, { ...init, params } as never);
  };
  return sent as F;
}

export const client = { ...plain, GET: prepared(plain.GET), POST: prepared(plain.POST) };

/** The header for a call with another token than the user's own. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
