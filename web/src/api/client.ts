// The typed client of the contract. Only this file builds addresses of calls.
import createClient, { type Middleware } from 'openapi-fetch';
import type { ActPath, BrowserPaths, ReplacingPath } from '#contract';
import { noteCall } from './calls';
import { sentFirst } from './first';
import { headerSafe } from './headerSafe';

/**
 * Which session the calls are made in, and what to do when it is refused, or may not do something: the session's modules set them.
 * The session itself travels in a cookie that no script sees.
 */
export const credentials: { session: () => string | undefined; onRefused: () => void; onForbidden: () => void } = {
  session: () => undefined,
  onRefused: () => undefined,
  onForbidden: () => undefined,
};

/** The session in which each call was made. */
const sessions = new WeakMap<Request, string>();

const ofSession: Middleware = {
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
    if (session === undefined || session !== credentials.session()) return;
    if (response.status === 401) credentials.onRefused();
    if (response.status === 403) credentials.onForbidden();
  },
};

type Send = (path: never, init?: never) => unknown;
type Init = { params?: { header?: Record<string, unknown> } };

function prepared<F extends Send>(send: F): F {
  const sent = (path: never, init?: Init) => {
    const header = Object.entries(init?.params?.header ?? {}).map(([name, value]) => [name, headerSafe(String(value))]);
    const params = { ...init?.params, header: Object.fromEntries(header) };
    const fetch = sentFirst();
    return send(path, { ...init, params, ...(fetch && { fetch }) } as never);
  };
  return sent as F;
}

const others = createClient<Omit<BrowserPaths, ReplacingPath | ActPath>>({ baseUrl: 'api' });
const ofReplacing = createClient<Pick<BrowserPaths, Exclude<ReplacingPath, ActPath>>>({ baseUrl: 'api' });
const ofActs = createClient<Pick<BrowserPaths, Exclude<ActPath, ReplacingPath>>>({ baseUrl: 'api' });
const ofReplacingActs = createClient<Pick<BrowserPaths, Extract<ActPath, ReplacingPath>>>({ baseUrl: 'api' });
for (const each of [others, ofReplacing, ofActs, ofReplacingActs]) each.use(ofSession);

export const client = { ...others, GET: prepared(others.GET), POST: prepared(others.POST) };

/**
 * For calls that replace a record (`x-replaces`): `useReplace` and `usePatch` alone take it from here, and hand it to whoever saves
 * once they have looked at what stands now. So no form can forget that.
 */
export const replacing = { POST: prepared(ofReplacing.POST) };
export type Replacing = typeof replacing;

const replacingActs = { POST: prepared(ofReplacingActs.POST) };
export type ReplacingAct = typeof replacingActs;

/**
 * For calls that touch more than one person or cannot be undone (`x-asks`): `useAgree` alone takes it from here, and hands it to
 * whoever was asked and has agreed. What replaces a record besides asks for both.
 */
export const acting = { POST: prepared(ofActs.POST), over: (_: Replacing): ReplacingAct => replacingActs };
export type Acting = typeof acting;
