// The typed client of the contract. Only this file builds addresses of calls.
import createClient from 'openapi-fetch';
import type { BrowserPaths } from '#contract';
import { noteCall } from './calls';
import { headerSafe } from './headerSafe';

/**
 * Which session the calls are made in, and what to do when it is refused. The session store sets both. The session itself travels in a
 * cookie that no script sees.
 */
export const credentials: { session: () => string | undefined; onRefused: () => void } = {
  session: () => undefined,
  onRefused: () => undefined,
};

/** The session in which each call was made. */
const sessions = new WeakMap<Request, string>();

const plain = createClient<BrowserPaths>({ baseUrl: 'api' });

plain.use({
  onRequest({ request }) {
    const session = credentials.session();
    if (session !== undefined) sessions.set(request, session);
    return request;
  },
  onResponse({ request, response, schemaPath }) {
    noteCall(response, request.method, schemaPath);
    // Only the status 401 ends the session; the same message in a 200 does not. A late answer may be about a previous
    // user's session, and one of a sign-in about none: neither ends this session.
    const session = sessions.get(request);
    if (response.status === 401 && session !== undefined && session === credentials.session()) credentials.onRefused();
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
