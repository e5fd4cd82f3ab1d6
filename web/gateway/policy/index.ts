// What every call passes, whichever server is behind: who makes it, whether they may, how often, and what is told of it.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#contract';
import { type AnswerRules, checkedAnswer, mediaTypeOf } from '../answers/answers';
import type { HumanCheck } from '../humanCheck';
import type { Stay } from '../limits/room';
import type { Received } from '../requests/bodies';
import type { Operation } from '../requests/operations';
import { notHuman, notRecordable, notVerified, Refusal, signedOut, unreachable } from '../requests/refusals';
import type { RequestChecks } from '../requests/requests';
import type { Store } from '../store';
import type { Upstream } from '../upstreamCall';
import type { Audit, AuditEntry } from './audit';
import type { OperationPolicy } from './declared';
import { addressesEnding, endSessionsOf } from './endings';
import { type Carried, textAt } from './fields';
import { codeOf, createGiving, type Given, isLoginOf } from './given';
import { type FindRecord, requirePower, requirePowerOfRecord, requirePowerOfValues } from './powers';
import { placeOf } from './rates';
import { LEAST_BYTES, type Memory, type ServerCalls, serverCalls } from './serverCalls';
import type { ServiceTokens } from './serviceTokens';
import type { Cookies } from './session/cookies';
import { requireTrueIdentity } from './session/identity';
import { requireOwnOrigin } from './session/origin';
import type { Session, Sessions } from './session/session';
import type { Tickets } from './session/ticket';
import type { Tries } from './tries';

declare module 'fastify' {
  interface FastifyRequest {
    carried: Carried | null;
    outcome: AuditEntry['outcome'] | null;
    memory: Stay | null;
  }
}

export interface PolicyParts {
  upstream: Upstream;
  rules: AnswerRules;
  checks: RequestChecks;
  humanCheck: HumanCheck;
  store: Store;
  sessions: Sessions;
  cookies: Cookies;
  tickets: Tickets;
  tries: Tries;
  serviceTokens: ServiceTokens;
  memory: Memory;
  audit: Audit;
  log: FastifyBaseLogger;
}

/** What logs say of somebody who did not wait for the answer. */
const GONE = 499;

export type Policy = ReturnType<typeof createPolicy>;

export function createPolicy(parts: PolicyParts) {
  const { upstream, humanCheck, sessions, cookies, tickets, rules, checks, tries } = parts;
  const calls: ServerCalls = serverCalls(parts);
  /** Refused because it cannot be recorded, and so not recorded. */
  const unrecorded = new WeakSet<FastifyRequest>();
  const giving = createGiving(parts, worldOf);

  /** Whoever calls: signed in, or on the way to it where that is enough. */
  async function callerOf(request: FastifyRequest, { policy }: Operation): Promise<Session | null> {
    if (policy.token === 'none') return null;
    if (policy.token === 'optional') return (await sessions.openLogin(cookies.read(request, 'sign-in'))) ?? null;
    return (await sessions.open(cookies.read(request, 'session'), idleForMs(request, policy))) ?? null;
  }

  return {
    /** Before the body is read. Gives the session of whoever calls. */
    async admit(request: FastifyRequest, operation: Operation): Promise<Session | null> {
      const { id, policy } = operation;
      requireRecording(request, policy);
      if (policy.limited) tries.countPlace(request, policy.limited, worldOf(request));
      if (changes(operation)) requireOwnOrigin(request);

      const session = await callerOf(request, operation);
      // At once: the audit log names also whom the rest refuses.
      request.session = session;
      if (needsSession(policy) && !session) throw signedOut();
      const headers = namedHeaders(request, policy.headers);
      checks.holdHead(id, { headers, query: request.queryParameters });
      // From here on the audit log may name the record by it.
      request.carried = { headers, json: undefined };
      if (needsSession(policy) && session) {
        await requirePower(policy, session.identity, (identity, screens) =>
          calls.opensScreen(identity, screens, forwarded(request)),
        );
      }
      return session;
    },

    /** Room in memory for what it says and is answered, until the answer has gone. */
    async makeRoom(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(unreachable()));
      if (reply.raw.closed) throw unreachable();
      const { memory } = parts;
      const { session } = request;
      const stay =
        session && !isPublic(request)
          ? await memory.staff.enter(LEAST_BYTES, gone.signal, session.identity.email)
          : await memory.public.enter(LEAST_BYTES, gone.signal, placeOf(request));
      request.memory = stay;
      if (gone.signal.aborted) stay.leave();
      gone.signal.addEventListener('abort', stay.leave);
    },

    /** After the body is read. What follows reads only what keeps the contract. */
    async examine(request: FastifyRequest, { id, policy }: Operation, received: Received | undefined): Promise<void> {
      checks.holdBody(id, received && mediaTypeOf(received.type), received?.json);
      const carried = { headers: request.carried?.headers ?? {}, json: received?.json };
      request.carried = carried;
      const { session } = request;
      const email = policy.email && textAt(policy.email, carried);
      if (email && policy.limited) await tries.countEmail(request, policy.limited, worldOf(request), email);
      if (email && policy.verifies) {
        const code = codeOf(policy, policy.verifies);
        const knowsPassword = session !== null && isLoginOf(session, code, email);
        await tries.countGuess(code, worldOf(request), email, knowsPassword);
      }
      if (session && needsSession(policy)) {
        requireTrueIdentity(policy, session.identity, carried);
        requirePowerOfValues(policy, session.identity, carried);
        const find = lookingUp(request, session);
        await requirePowerOfRecord(policy, session.identity, carried, find);
        request.ending = await addressesEnding(policy, carried, find);
      } else request.ending = await addressesEnding(policy, carried, async () => undefined);
      // Last, because both are used up by it.
      const { 'human-proof': proof, 'otp-ticket': ticket } = request.headers;
      if (policy.humanCheck && !(await humanCheck.accepts(proof, id, session?.id))) throw notHuman();
      if (policy.ticket) {
        const { ticket: use, application } = policy;
        const isGood = email && (await tickets.accepts(ticket?.toString(), { email, use, application }, 'password'));
        if (!isGood) throw notVerified();
      }
    },

    async exchange(
      request: FastifyRequest,
      reply: FastifyReply,
      operation: Operation,
      received: Received | undefined,
    ): Promise<Given> {
      requireRecording(request, operation.policy);
      const gone = new AbortController();
      reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
      try {
        const answer = await calls.call(operation, {
          operation: operation.id,
          path: request.pathParameters,
          query: request.queryParameters,
          headers: { ...request.carried?.headers, ...forwarded(request) },
          body: received?.raw,
          bodyType: received?.type,
          token: request.session?.token,
          identity: request.session?.identity ?? null,
          ...roomOf(request),
          requestId: request.id,
          signal: gone.signal,
        });
        const checked = await checkedAnswer(answer, {
          operation: operation.id,
          rules,
          // What makes a session, or a proof, is never taken on trust.
          mode: operation.policy.issuesSession || operation.policy.verifies ? 'enforce' : upstream.answers,
          log: request.log,
          hidesFailures: upstream.mode === 'production',
          isSentOn: true,
          memory: roomOf(request).memory,
        });
        return await giving.given(request, reply, operation, checked);
      } catch (error) {
        // Signing out is done here, whatever becomes of it there; and what the server takes no more is no session.
        const isOver = operation.policy.endsSession || (error instanceof Refusal && error.statusCode === 401);
        if (isOver) await giving.endSession(request);
        if (!isUnknown(error)) await giving.releaseTicket(request, operation);
        // What may have been done counts as done: nobody looks whether it was.
        else await endSessionsOf(request, sessions, worldOf(request));
        throw error;
      }
    },

    /** When the answer has gone, or whoever asked. `from` is where the call came from: a socket that is closed has forgotten it. */
    note(request: FastifyRequest, reply: FastifyReply, from: string): void {
      const { operation, session, carried } = request;
      const { audit } = operation?.policy ?? {};
      if (!operation || !audit || unrecorded.has(request)) return;
      const isAnswered = reply.raw.writableFinished;
      parts.audit.note({
        requestId: request.id,
        who: session?.identity.email ?? null,
        application: session?.identity.application ?? null,
        what: audit.what,
        operation: operation.id,
        record: (audit.record && carried && textAt(audit.record, carried)) ?? null,
        outcome: request.outcome ?? (isAnswered && reply.statusCode < 500 ? 'refused' : 'failed'),
        status: isAnswered ? reply.statusCode : GONE,
        from,
      });
    },
  };

  function requireRecording(request: FastifyRequest, { audit }: OperationPolicy): void {
    if (!audit || parts.audit.isWritable()) return;
    unrecorded.add(request);
    throw notRecordable();
  }

  /** A record is looked up once, whatever is asked of it. */
  function lookingUp(request: FastifyRequest, session: Session): FindRecord {
    const found = new Map<string, ReturnType<FindRecord>>();
    return (list, record) => {
      const key = `${list} ${record}`;
      const finding = found.get(key) ?? calls.recordIn(list as OperationId, record, session, forwarded(request));
      found.set(key, finding);
      return finding;
    };
  }

  function forwarded({ headers }: FastifyRequest): Record<string, string> {
    return Object.fromEntries(
      upstream.forwards.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    );
  }

  /** The worlds of the mocks do not count for each other, in the rehearsal of production neither. Real servers are told of none. */
  function worldOf({ headers }: FastifyRequest): string {
    return upstream.forwards.includes(WORLD) ? String(headers[WORLD] ?? '') : '';
  }
}

/** Names the world of the mocks, for the servers that are told of it. */
const WORLD = 'x-mock-world';

/** Whether nobody knows what became of the call. */
const isUnknown = (error: unknown) => !(error instanceof Refusal) || [502, 504].includes(error.statusCode);

/** Of somebody who has not signed in, or not yet. */
const isPublic = ({ session, operation }: FastifyRequest) => !session || operation?.policy.token === 'optional';

const roomOf = (request: FastifyRequest) => ({ isPublic: isPublic(request), memory: request.memory as Stay });

/** Nothing goes to a server but what the contract names. */
const namedHeaders = ({ headers }: FastifyRequest, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));

/** Whether only somebody who is signed in can make the call. */
const needsSession = ({ token, ticket }: OperationPolicy) =>
  token === 'person' || (typeof token === 'object' && ticket === null);

/** What is no mere look; a login makes a session, and a guess uses one up. */
const changes = ({ method, policy }: Operation) =>
  method !== 'GET' || policy.issuesSession !== null || policy.verifies !== null;

/** As the contract calls it. */
const IDLE_SECONDS = 'idle-seconds';

/**
 * How long nobody has done anything at a console that asks of its own accord; one that does not say counts as left. Some calls are made
 * by a person or by the console, which says so by telling it.
 */
function idleForMs({ headers: sent }: FastifyRequest, { background, headers }: OperationPolicy): number {
  const isOwnAccord = background || (headers.includes(IDLE_SECONDS) && sent[IDLE_SECONDS] !== undefined);
  if (!isOwnAccord) return 0;
  const told = String(sent[IDLE_SECONDS] ?? '');
  return /^\d{1,5}$/.test(told) ? Number(told) * 1_000 : Number.POSITIVE_INFINITY;
}
