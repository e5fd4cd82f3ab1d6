// The typed client of the contract. Only this file builds addresses of calls.
import createClient, { type FetchResponse, type MaybeOptionalInit, type Middleware } from 'openapi-fetch';
import type { PathsWithMethod, RequiredKeysOf } from 'openapi-typescript-helpers';
import type { ActPath, BrowserPaths, ReplacingPath } from '#contract';
import { headerSafe } from '#wire/headerSafe';
import { isUnread } from '#wire/unread';
import { isChange, isFields, noteCall, offline } from './answer';
import { firstCallFetch } from './firstCalls';

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

declare const agreed: unique symbol;
declare const compared: unique symbol;

/** The user has agreed. Needed by calls that affect more than one person or cannot be undone (`x-asks`). */
export interface Agreed {
  readonly [agreed]: true;
}

/** The record was compared with the current one. Needed by calls that replace a record (`x-replaces`). */
export interface Compared {
  readonly [compared]: true;
}

type Checked<Path> = (Path extends ActPath ? { checked: Agreed } : unknown) &
  (Path extends ReplacingPath ? { checked: Compared } : unknown);

type Post = <
  Path extends PathsWithMethod<BrowserPaths, 'post'>,
  Init extends MaybeOptionalInit<BrowserPaths[Path], 'post'>,
>(
  path: Path,
  ...init: RequiredKeysOf<Init & Checked<Path>> extends never ? [Init?] : [Init & Checked<Path>]
) => Promise<FetchResponse<BrowserPaths[Path]['post'], Init, `${string}/${string}`>>;

type Send = (path: never, init?: never) => unknown;
type Init = { params?: { header?: Record<string, unknown> }; body?: object; checked?: unknown };

function prepared<F extends Send>(send: Send): F {
  const sent = (path: never, { checked: _, ...init }: Init = {}) => {
    const header = Object.entries(init.params?.header ?? {}).map(([name, value]) => [name, headerSafe(String(value))]);
    const params = { ...init.params, header: Object.fromEntries(header) };
    const fetch = firstCallFetch();
    const body = init.body && { body: withoutUnknown(init.body) };
    return send(path, { ...init, ...body, params, ...(fetch && { fetch }) } as never);
  };
  return sent as F;
}

const calls = createClient<BrowserPaths>({ baseUrl: 'api' });
calls.use(ofSession);

export const client = { GET: prepared<typeof calls.GET>(calls.GET), POST: prepared<Post>(calls.POST) };

/** Leaves out the fields of a record that its server did not tell: saving must not replace them. */
function withoutUnknown(body: object): object {
  const told = Object.entries(body).filter(([, value]) => value !== null && !isUnread(value));
  return Object.fromEntries(
    told.map(([name, value]) => [name, isFields(value) && !(value instanceof Blob) ? withoutUnknown(value) : value]),
  );
}

// Whether the browser is offline. Nothing that changes anything is sent then, so that the user can be sure of it.

/**
 * A page that has been loaded has reached its server, also on a computer without a network. So only a network that is
 * lost later counts.
 */
let hasLostNetwork = false;
globalThis.addEventListener?.('offline', () => {
  hasLostNetwork = true;
});

export const isOffline = (): boolean => hasLostNetwork && !navigator.onLine;

export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('offline', listener);
  window.addEventListener('online', listener);
  return () => {
    window.removeEventListener('offline', listener);
    window.removeEventListener('online', listener);
  };
}
