// The typed client of the contract. Nothing else in the console builds an address.
import createClient from 'openapi-fetch';
import type { paths } from '#contract';
import { noteCall } from './refusedField';

/** Whose token is sent along, and what happens when it is no longer good. */
export const credentials: { token: () => string | undefined; onRefused: () => void } = {
  token: () => undefined,
  onRefused: () => undefined,
};

const plain = createClient<paths>({ baseUrl: 'api' });

plain.use({
  onRequest({ request }) {
    const token = credentials.token();
    if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`);
    return request;
  },
  onResponse({ request, response, schemaPath }) {
    noteCall(response, request.method, schemaPath);
    // A list that answers so in a 200 is only not shown; the token itself is told by the status. A late answer may be
    // about the token of who was signed in before, and another token is not the person's.
    const isOurs = request.headers.get('authorization') === `Bearer ${credentials.token()}`;
    if (response.status === 401 && isOurs) credentials.onRefused();
  },
});

/** A header carries ISO 8859-1 only; names, searches and addresses hold more. The other side decodes. */
export const headerSafe = (value: string) => value.replace(/[^\x20-\x7e]|%/gu, encodeURIComponent);

type Send = (path: never, init?: never) => unknown;
type WithHeaders = { params?: { header?: Record<string, unknown> } };

function withSafeHeaders<F extends Send>(send: F): F {
  const safe = (path: never, init?: WithHeaders) => {
    const header = init?.params?.header;
    if (!header) return send(path, init as never);
    const encoded = Object.fromEntries(
      Object.entries(header).map(([name, value]) => [name, headerSafe(String(value))]),
    );
    return send(path, { ...init, params: { ...init?.params, header: encoded } } as never);
  };
  return safe as F;
}

export const client = { ...plain, GET: withSafeHeaders(plain.GET), POST: withSafeHeaders(plain.POST) };

/** The header of a call that goes by another token than the person's own. */
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
