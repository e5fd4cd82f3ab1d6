// The typed client of the contract. Only this file builds addresses of calls.
import createClient, { type Middleware } from 'openapi-fetch';
import type { ActPath, BrowserPaths, ReplacingPath } from '#contract';
import { headerSafe } from '#wire/headerSafe';
import { isUnread } from '#wire/unread';
import { offline } from './answer';
import { isChange, noteCall } from './calls';
import { isFields } from './fields';
import { firstCallFetch } from './firstCalls';
import { isOffline } from './offline';

/**
 * Hooks that the session's modules set: which session is current, and what to do when a call is refused (401) or
 * forbidden (403). The session itself travels in a cookie that scripts cannot read.
 */
export const credentials: { session: () => string | undefined; onRefused: () => void; onForbidden: () => void } = {
  session: () => undefined,
  onRefused: () => undefined,
  onForbidden: () => undefined,
};

/** The session in which each call was made. */
const sessions = new WeakMap<Request, string>();

const ofSession: Middleware = {
  onRequest({ request, schemaPath }) {
    if (isOffline() && isChange(request.method, schemaPath)) throw offline();
    const session = credentials.session();
    if (session !== undefined) sessions.set(request, session);
    return request;
  },
  onResponse({ request, response, schemaPath }) {
    noteCall(response, request, schemaPath);
    // Only the status 401 ends the session; the same message in a 200 does not. A late answer may belong to a previous
    // user's session, and the answer to a sign-in belongs to none: neither may end this session.
    const session = sessions.get(request);
    if (session === undefined || session !== credentials.session()) return;
    if (response.status === 401) credentials.onRefused();
    if (response.status === 403) credentials.onForbidden();
  },
};

type Send = (path: never, init?: never) => unknown;
type Init = { params?: { header?: Record<string, unknown> }; body?: object };

function prepared<F extends Send>(send: F): F {
  const sent = (path: never, init?: Init) => {
    const header = Object.entries(init?.params?.header ?? {}).map(([name, value]) => [name, headerSafe(String(value))]);
    const params = { ...init?.params, header: Object.fromEntries(header) };
    const fetch = firstCallFetch();
    const body = init?.body && { body: withoutUnknown(init.body) };
    return send(path, { ...init, ...body, params, ...(fetch && { fetch }) } as never);
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
 * For calls that replace a record (`x-replaces`). Only `useReplace` and `usePatch` use this directly; they pass it to
 * the caller after a look at the current record, so that no form can skip that check.
 */
export const replacing = { POST: prepared(ofReplacing.POST) };
export type Replacing = typeof replacing;

const replacingActs = { POST: prepared(ofReplacingActs.POST) };
export type ReplacingAct = typeof replacingActs;

/**
 * For calls that touch more than one person or cannot be undone (`x-asks`). Only `useAgree` uses this directly; it
 * passes it to the caller once the user has agreed. `over` is for calls that replace a record as well, and so need
 * both.
 */
export const acting = { POST: prepared(ofActs.POST), over: (_: Replacing): ReplacingAct => replacingActs };
export type Acting = typeof acting;

/** Leaves out the fields of a record that its server did not tell: saving must not replace them. */
function withoutUnknown(body: object): object {
  const told = Object.entries(body).filter(([, value]) => value !== null && !isUnread(value));
  return Object.fromEntries(
    told.map(([name, value]) => [name, isFields(value) && !(value instanceof Blob) ? withoutUnknown(value) : value]),
  );
}
