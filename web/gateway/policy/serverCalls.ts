// Calls the upstream server with the token that each operation needs: the person's, or that of a service account.
import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from '#contract';
import { headerSafe } from '#wire/headerSafe';
import { UNREAD_ROWS } from '#wire/unread';
import { type AnswerRules, type CheckedAnswer, checkedAnswer, discardBody } from '../answers/answers';
import type { Capacity } from '../limits/capacity';
import { type Operation, operationNamed } from '../requests/operations';
import { ownCallFailed, serviceRefused, signedOut } from '../requests/refusals';
import { bareCall, type Identity, type Upstream, type UpstreamAnswer, type UpstreamCall } from '../upstreamCall';
import type { ServiceToken } from './policyTypes';
import type { ServiceTokens } from './serviceTokens';
import type { Session } from './session/session';
import { folded } from './session/ticket';
import { createSystemAccess } from './systemAccess';

interface Parts {
  upstream: Upstream;
  rules: AnswerRules;
  serviceTokens: ServiceTokens;
  memory: Memory;
  log: FastifyBaseLogger;
}

/** Memory for bodies and answers of all callers. Callers who have not signed in have a separate part. */
export interface Memory {
  staff: Capacity;
  public: Capacity;
}

/** Reserved for every call. An answer up to this size is never refused for lack of memory: it may confirm a change. */
export const LEAST_BYTES = 16 * 1024;

const CHECKED = { mode: 'enforce', hidesFailures: true, isStreamedOn: false } as const;
/** How long a session counts as live after the server has confirmed it. */
const BELIEVED_MS = 15_000;
const MOST_VALID = 10_000;

type Headers = Record<string, string>;

export type ServerCalls = ReturnType<typeof serverCalls>;

export function serverCalls({ upstream, rules, serviceTokens, memory: memories, log }: Parts) {
  /** Until when each server token is assumed to be valid. */
  const validUntil = new Map<string, number>();

  /**
   * Makes a call for the gateway's own use and returns the answer if it has this field. Anything else is a failure, also a
   * 200 that has only a message instead of the field. `failed` makes the error.
   */
  async function ownCall<Name extends string, Value>(
    operation: OperationId,
    field: Name,
    request: Partial<UpstreamCall>,
    failed: (status: number) => Error = ownCallFailed,
  ): Promise<Record<Name, Value> & { [UNREAD_ROWS]?: Value }> {
    const { signal } = new AbortController();
    const capacity = memories[request.isPublic ? 'public' : 'staff'];
    const caller = request.identity ? folded(request.identity.email) : undefined;
    const memory = await capacity.reserve(LEAST_BYTES, signal, caller);
    const own = operationNamed(operation);
    const { status, content } = await call(own, {
      ...bareCall(operation),
      memory,
      caller,
      requestId: `gateway-${operation}`,
      ...request,
    })
      .then((answer) => {
        // The specification does not show the body of a refused service account: the status is enough.
        const isUnread = own.policy.gatewayOwn && answer.status >= 400 && answer.status < 500;
        return isUnread ? withoutBody(answer) : checkedAnswer(answer, { ...CHECKED, operation, rules, log, memory });
      })
      .finally(memory.release);
    if (status === 401 && request.token !== undefined) throw signedOut();
    const answer = content as Record<Name, Value> | null | undefined;
    if (status !== 200 || answer?.[field] === undefined || answer[field] === null) {
      log.error({ operation, status }, 'a call of the gateway itself was refused');
      throw failed(status);
    }
    return answer;
  }

  /**
   * A status below 500 without a token means that the credentials were refused; 500 and above is a failure of the
   * server.
   */
  async function issued({ issuedBy, refusedAs }: ServiceToken, headers: Headers, isPublic: boolean): Promise<string> {
    const request = { headers, isPublic, ...wrapped({}) };
    const failed = (status: number) => (status < 500 ? serviceRefused(refusedAs) : ownCallFailed());
    return (await ownCall<'access_token', string>(issuedBy as OperationId, 'access_token', request, failed))
      .access_token;
  }

  /**
   * Calls with a service token require that the person's own session is still valid at the server, which is asked now
   * and then.
   */
  async function requireLivingSession({ token, identity, signal }: UpstreamCall, headers: Headers): Promise<void> {
    if (token === undefined || !identity || (validUntil.get(token) ?? 0) > Date.now()) return;
    await ownCall('checkDevice', 'data', {
      headers: { ...headers, email: headerSafe(identity.email) },
      token,
      identity,
      signal,
    });
    if (validUntil.size >= MOST_VALID) validUntil.clear();
    validUntil.set(token, Date.now() + BELIEVED_MS);
  }

  async function call({ policy }: Operation, request: UpstreamCall): Promise<UpstreamAnswer> {
    const { token } = policy;
    if (typeof token !== 'object') return upstream.call(request);
    const issuedBy = token.issuedBy as OperationId;
    const headers = Object.fromEntries(upstream.forwards.flatMap((name) => entryOf(request.headers, name)));
    const scope = JSON.stringify(headers);
    const withServiceToken = async () => {
      const service = await serviceTokens.get(issuedBy, scope, () => issued(token, headers, request.isPublic));
      return { service, answer: await upstream.call({ ...request, token: service }) };
    };
    await requireLivingSession(request, headers);
    const first = await withServiceToken();
    if (first.answer.status !== 401) return first.answer;
    // The service token is no longer valid, but the person's session is: get a new service token, once.
    await serviceTokens.drop(issuedBy, scope, first.service);
    if (request.body !== undefined && !Buffer.isBuffer(request.body)) throw serviceRefused(token.refusedAs);
    const { service, answer } = await withServiceToken();
    if (answer.status !== 401) return answer;
    await serviceTokens.drop(issuedBy, scope, service);
    throw serviceRefused(token.refusedAs);
  }

  const systemAccess = createSystemAccess();

  return {
    call,
    /** The rows of one of the server's lists, with the caller's rights; also those that nothing identifies. */
    async rowsIn(
      list: OperationId,
      { identity, token }: Session,
      headers: Headers,
    ): Promise<Record<string, unknown>[]> {
      const request = { headers: { ...headers, email: headerSafe(identity.email) }, identity, token };
      const { data, [UNREAD_ROWS]: unread = [] } = await ownCall<'data', Record<string, unknown>[]>(
        list,
        'data',
        request,
      );
      return [...data, ...unread];
    },
    /** Whether the system access for the person's role names one of the screens. */
    opensScreen(identity: Identity, screens: string[], headers: Headers): Promise<boolean> {
      const { rolesid } = identity;
      return systemAccess.names(screens, JSON.stringify([rolesid, headers]), async () => {
        const request = { headers, identity, ...wrapped({ rolesid }) };
        const { data } = await ownCall<'data', { routename: string }[]>('getSystemAccess', 'data', request);
        return data.map(({ routename }) => routename);
      });
    },
  };
}

const entryOf = (headers: Headers, name: string): [string, string][] =>
  headers[name] === undefined ? [] : [[name, headers[name]]];

function withoutBody(answer: UpstreamAnswer): CheckedAnswer {
  discardBody(answer.body);
  return { ...answer, body: Buffer.of(), content: undefined };
}

const wrapped = (value: object) => ({
  body: Buffer.from(JSON.stringify({ Value: value })),
  bodyType: 'application/json',
});
