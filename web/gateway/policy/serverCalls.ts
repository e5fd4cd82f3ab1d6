// Calls of the server behind, with the token that each asks for: the person's, or that of a service account.
import type { FastifyBaseLogger } from 'fastify';
import type { OperationId } from '#contract';
import { headerSafe } from '../../src/api/headerSafe';
import { type AnswerRules, type CheckedAnswer, checkedAnswer, release } from '../answers/answers';
import type { Room } from '../limits/room';
import { type Operation, operationNamed } from '../requests/operations';
import { ownCallFailed, serviceRefused, signedOut } from '../requests/refusals';
import { bareCall, type Identity, type Upstream, type UpstreamAnswer, type UpstreamCall } from '../upstreamCall';
import type { ServiceToken } from './declared';
import type { ServiceTokens } from './serviceTokens';
import type { Session } from './session/session';
import { createSystemAccess } from './systemAccess';

interface Parts {
  upstream: Upstream;
  rules: AnswerRules;
  serviceTokens: ServiceTokens;
  memory: Memory;
  log: FastifyBaseLogger;
}

/** Bytes of bodies and answers, for everybody together. Those who have not signed in take nothing from those who have. */
export interface Memory {
  staff: Room;
  public: Room;
}

/** What every call takes. An answer that is no longer than that is never refused for want of room: it may tell what was done. */
export const LEAST_BYTES = 16 * 1024;

const CHECKED = { mode: 'enforce', hidesFailures: true, isSentOn: false } as const;
const BELIEVED_MS = 15_000;
const MOST_LIVING = 10_000;

type Headers = Record<string, string>;

export type ServerCalls = ReturnType<typeof serverCalls>;

export function serverCalls({ upstream, rules, serviceTokens, memory: rooms, log }: Parts) {
  /** By the server's token: until when its session is believed to live. */
  const living = new Map<string, number>();

  /**
   * What the server says, at this field, to a call that the gateway makes for itself. Anything but a clear answer is a failure; so is a
   * 200 that keeps the contract and has only words why not. `failed` makes an error of it.
   */
  async function ownCall<Value>(
    operation: OperationId,
    field: string,
    asked: Partial<UpstreamCall>,
    failed: (status: number) => Error = ownCallFailed,
  ): Promise<Value> {
    const { signal } = new AbortController();
    const room = rooms[asked.isPublic ? 'public' : 'staff'];
    const memory = await room.enter(LEAST_BYTES, signal, asked.identity?.email);
    const own = operationNamed(operation);
    const { status, said } = await call(own, {
      ...bareCall(operation),
      memory,
      requestId: `gateway-${operation}`,
      ...asked,
    })
      .then((answer) => {
        // In what words a service account is refused the specification does not show: its status says enough.
        const isUnread = own.policy.gatewayOwn && answer.status >= 400 && answer.status < 500;
        return isUnread ? unread(answer) : checkedAnswer(answer, { ...CHECKED, operation, rules, log, memory });
      })
      .finally(memory.leave);
    if (status === 401 && asked.token !== undefined) throw signedOut();
    const value = (said as Record<string, Value> | null | undefined)?.[field];
    if (status !== 200 || value === undefined || value === null) {
      log.error({ operation, status }, 'a call of the gateway itself was refused');
      throw failed(status);
    }
    return value;
  }

  /** A server that does not take the credentials says so by its status, or in words alone; one that fails refuses nothing. */
  const issued = ({ issuedBy, refusedAs }: ServiceToken, headers: Headers, isPublic: boolean) =>
    ownCall<string>(issuedBy as OperationId, 'access_token', { headers, isPublic, ...wrapped({}) }, (status) =>
      status < 500 ? serviceRefused(refusedAs) : ownCallFailed(),
    );

  /** What a service account reaches is for people whose own session lives: the server is asked, and believed for a moment. */
  async function requireLivingSession({ token, identity, signal }: UpstreamCall, headers: Headers): Promise<void> {
    if (token === undefined || !identity || (living.get(token) ?? 0) > Date.now()) return;
    await ownCall<unknown[]>('checkDevice', 'data', {
      headers: { ...headers, email: headerSafe(identity.email) },
      token,
      identity,
      signal,
    });
    if (living.size >= MOST_LIVING) living.clear();
    living.set(token, Date.now() + BELIEVED_MS);
  }

  async function call({ policy }: Operation, asked: UpstreamCall): Promise<UpstreamAnswer> {
    const { token } = policy;
    if (typeof token !== 'object') return upstream.call(asked);
    const issuedBy = token.issuedBy as OperationId;
    const headers = Object.fromEntries(upstream.forwards.flatMap((name) => entryOf(asked.headers, name)));
    const scope = JSON.stringify(headers);
    const withServiceToken = async () => {
      const service = await serviceTokens.get(issuedBy, scope, () => issued(token, headers, asked.isPublic));
      return { service, answer: await upstream.call({ ...asked, token: service }) };
    };
    await requireLivingSession(asked, headers);
    const first = await withServiceToken();
    if (first.answer.status !== 401) return first.answer;
    // The token is no longer good. What the person holds is, so a new one is got, once.
    await serviceTokens.drop(issuedBy, scope, first.service);
    if (asked.body !== undefined && !Buffer.isBuffer(asked.body)) throw serviceRefused(token.refusedAs);
    const { service, answer } = await withServiceToken();
    if (answer.status !== 401) return answer;
    await serviceTokens.drop(issuedBy, scope, service);
    throw serviceRefused(token.refusedAs);
  }

  const systemAccess = createSystemAccess();

  return {
    call,
    /** Looks a record up in one of the server's lists, as the person who asks. Of two with one number neither is the one. */
    async recordIn(
      list: OperationId,
      record: string,
      { identity, token }: Session,
      headers: Headers,
    ): Promise<Record<string, unknown> | undefined> {
      const rows = await ownCall<Record<string, unknown>[]>(list, 'data', {
        headers: { ...headers, email: headerSafe(identity.email) },
        identity,
        token,
      });
      const [found, ...others] = rows.filter(({ recordid }) => String(recordid) === record);
      return others.length === 0 ? found : undefined;
    },
    /** Whether the system access of the person's role names one of the screens. */
    opensScreen(identity: Identity, screens: string[], headers: Headers): Promise<boolean> {
      const { rolesid } = identity;
      return systemAccess.names(screens, JSON.stringify([rolesid, headers]), async () => {
        const asked = { headers, identity, ...wrapped({ rolesid }) };
        const rows = await ownCall<{ routename: string }[]>('getSystemAccess', 'data', asked);
        return rows.map(({ routename }) => routename);
      });
    },
  };
}

const entryOf = (headers: Headers, name: string): [string, string][] =>
  headers[name] === undefined ? [] : [[name, headers[name]]];

function unread(answer: UpstreamAnswer): CheckedAnswer {
  release(answer.body);
  return { ...answer, body: Buffer.of(), said: undefined };
}

const wrapped = (value: object) => ({
  body: Buffer.from(JSON.stringify({ Value: value })),
  bodyType: 'application/json',
});
