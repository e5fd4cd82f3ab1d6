// The policy that every call passes, for mocks and real servers alike: who calls, with which rights, how often, and the
// entry in the audit log.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationId } from '#contract';
import { type AnswerRules, checkedAnswer, mediaTypeOf } from '../answers/answers';
import type { HumanCheck } from '../humanCheck';
import type { Reservation } from '../limits/capacity';
import { withoutSeal } from '../production/sealedPaths';
import type { ReceivedBody } from '../requests/bodies';
import { type Operation, operationNamed } from '../requests/operations';
import { notHuman, notNoted, notRecordable, notVerified, Refusal, signedOut, unreachable } from '../requests/refusals';
import { checkBody, checkHead } from '../requests/requests';
import type { Store } from '../store';
import { StoreAway } from '../store/store';
import type { Upstream } from '../upstreamCall';
import type { Audit } from './audit';
import type { AuditEntry } from './auditSums';
import { type CallContent, textAt } from './fields';
import { codeOf, createAnswerFinisher, type FinalAnswer, isLoginOf, mailsForStranger } from './finalAnswer';
import type { OperationPolicy, Place } from './policyTypes';
import {
  type FindRecord,
  type FindRows,
  requirePower,
  requirePowerOfAddress,
  requirePowerOfRecord,
  requirePowerOfValues,
} from './powers';
import { placeOf } from './rates';
import { LEAST_BYTES, type Memory, type ServerCalls, serverCalls } from './serverCalls';
import type { ServiceTokens } from './serviceTokens';
import type { Cookies } from './session/cookies';
import { requireTrueIdentity } from './session/identity';
import { requireOwnOrigin } from './session/origin';
import type { Session, Sessions } from './session/session';
import { folded, type Tickets } from './session/ticket';
import { findEmailsToSignOut, sessionEndings } from './sessionEndings';
import type { Tries } from './tries';

declare module 'fastify' {
  interface FastifyRequest {
    callContent: CallContent | null;
    outcome: AuditEntry['outcome'] | null;
    memory: Reservation | null;
    /** Takes back the try that was counted as failed; null when none is held. */
    releaseTry: (() => Promise<void>) | null;
    /** The mark of the person's latest "end all sessions" before a login was sent to the server. */
    endBefore: string | null;
  }
}

interface PolicyParts {
  upstream: Upstream;
  rules: AnswerRules;
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

/** The status in the audit log and the metrics when the caller disconnected before the answer was complete. */
export const GONE = 499;

export type Policy = ReturnType<typeof createPolicy>;

export function createPolicy(parts: PolicyParts) {
  const { upstream, humanCheck, sessions, cookies, tickets, rules, tries } = parts;
  const calls: ServerCalls = serverCalls(parts);
  /** Requests that have their entry in the audit log, or were refused because it cannot be written. */
  const recorded = new WeakSet<FastifyRequest>();
  const finisher = createAnswerFinisher(parts, worldOf);

  /**
   * The session of the caller; for an operation with an optional token, the login that waits for its one-time password.
   */
  async function callerOf(request: FastifyRequest, { policy }: Operation): Promise<Session | null> {
    if (policy.token === 'none') return null;
    if (policy.token === 'optional') return (await sessions.openLogin(cookies.read(request, 'sign-in'))) ?? null;
    return (await sessions.open(cookies.read(request, 'session'), idleForMs(request, policy))) ?? null;
  }

  return {
    worldOf,
    /** For calls that the gateway answers itself: how long the user has been inactive. */
    idleForMs: (request: FastifyRequest) => idleForMs(request, { background: true, headers: [] }),
    /** For calls that the gateway answers itself: refuses people who may not make this call of the contract. */
    requirePowerFor: (id: OperationId, request: FastifyRequest, { identity }: Session) =>
      requirePower(operationNamed(id).policy, identity, (person, screens) =>
        calls.opensScreen(person, screens, forwarded(request)),
      ),

    /** Checks the call before its body is read. Returns the session of the caller. */
    async admit(request: FastifyRequest, operation: Operation): Promise<Session | null> {
      const { id, policy } = operation;
      requireRecording(request, policy);
      if (policy.limited) await tries.countPlace(request, policy.limited, worldOf(request));
      if (changes(operation)) requireOwnOrigin(request);

      const session = await callerOf(request, operation);
      // Set before the checks below, so that the audit log names the caller of a refused call, too.
      request.session = session;
      if (needsSession(policy) && !session) throw signedOut();
      const headers = namedHeaders(request, policy.headers);
      checkHead(id, { headers, query: request.queryParameters });
      // Set before the power is checked, so that the audit log can name the record of a refused call.
      request.callContent = { headers, json: undefined };
      if (needsSession(policy) && session) {
        await requirePower(policy, session.identity, (identity, screens) =>
          calls.opensScreen(identity, screens, forwarded(request)),
        );
      }
      return session;
    },

    /** Reserves memory for the body and the answer, until the answer has been sent. */
    async reserveMemory(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const disconnected = new AbortController();
      reply.raw.once('close', () => disconnected.abort(unreachable()));
      if (reply.raw.closed) throw unreachable();
      const { memory } = parts;
      const lane = memory[isPublic(request) ? 'public' : 'staff'];
      const reservation = await lane.reserve(LEAST_BYTES, disconnected.signal, callerIn(request));
      request.memory = reservation;
      if (disconnected.signal.aborted) reservation.release();
      disconnected.signal.addEventListener('abort', reservation.release);
    },

    /**
     * Checks the call after its body is read. The contract's schema comes first, so that the later checks can rely on
     * it.
     */
    async examine(request: FastifyRequest, operation: Operation, received: ReceivedBody | undefined): Promise<void> {
      try {
        await examineCall(request, operation, received);
      } catch (error) {
        await finisher.releaseTry(request);
        throw error;
      }
    },

    async exchange(
      request: FastifyRequest,
      reply: FastifyReply,
      operation: Operation,
      received: ReceivedBody | undefined,
    ): Promise<FinalAnswer> {
      const disconnected = new AbortController();
      reply.raw.once('close', () => reply.raw.writableFinished || disconnected.abort());
      const endings = sessionEndings(request, sessions, worldOf(request));
      let isCalled = false;
      try {
        requireRecording(request, operation.policy);
        // Its memory has been given back already, and its end was not seen here.
        if (reply.raw.closed) throw unreachable();
        await endings.begin();
        isCalled = true;
        const answer = await calls.call(operation, {
          operation: operation.id,
          path: request.pathParameters,
          query: request.queryParameters,
          headers: { ...request.callContent?.headers, ...forwarded(request) },
          body: received?.raw,
          bodyType: received?.type,
          token: request.session?.token,
          identity: request.session?.identity ?? null,
          record: recordOfFiles(request, operation),
          ...memoryOf(request),
          caller: callerIn(request),
          requestId: request.id,
          traceparent: request.traceparent,
          signal: disconnected.signal,
        });
        const checked = await checkedAnswer(answer, {
          operation: operation.id,
          rules,
          // Answers that begin a session or verify a one-time password are always enforced, even in report mode.
          mode: operation.policy.issuesSession || operation.policy.verifies ? 'enforce' : upstream.answers,
          log: request.log,
          hidesFailures: upstream.mode === 'production',
          isStreamedOn: true,
          memory: memoryOf(request).memory,
        });
        return await finisher.finish(request, reply, operation, checked, endings);
      } catch (error) {
        await finisher.releaseTry(request);
        // The session ends here even when the server's sign-out fails, and when the server no longer accepts the token.
        const isOver = operation.policy.endsSession || (error instanceof Refusal && error.statusCode === 401);
        if (isOver) await finisher.endSession(request);
        // When the outcome is unknown, the change may have been made, so the sessions end.
        if (isCalled && isUnknown(error)) await endings.confirm();
        else {
          await endings.undo();
          await finisher.giveBack(request, operation);
        }
        throw isCalled && error instanceof StoreAway ? notNoted() : error;
      }
    },

    /**
     * Called before the answer is sent if it is known whole, and when it was sent or the caller disconnected; the first
     * call counts. A closed socket has no address, so `from` is passed in.
     */
    note(request: FastifyRequest, reply: FastifyReply, from: string): void {
      const { operation, session, callContent } = request;
      const { audit } = operation?.policy ?? {};
      if (!operation || !audit || recorded.has(request)) return;
      recorded.add(request);
      const isAnswered = reply.raw.writableFinished || !reply.raw.closed;
      parts.audit.note({
        requestId: request.id,
        who: session?.identity.email ?? null,
        application: session?.identity.application ?? null,
        what: audit.what,
        operation: operation.id,
        record: (audit.record && callContent && recordIn(audit.record, operation, callContent)) ?? null,
        reason: (audit.reason && callContent && textAt(audit.reason, callContent)) ?? undefined,
        outcome: request.outcome ?? (isAnswered && reply.statusCode < 500 ? 'refused' : 'failed'),
        status: isAnswered ? reply.statusCode : GONE,
        from,
      });
    },
  };

  async function examineCall(
    request: FastifyRequest,
    { id, policy }: Operation,
    received: ReceivedBody | undefined,
  ): Promise<void> {
    checkBody(id, received && mediaTypeOf(received.type), received?.json);
    const carried = { headers: request.callContent?.headers ?? {}, json: received?.json };
    request.callContent = carried;
    const { session } = request;
    const email = policy.email && textAt(policy.email, carried);
    if (email && policy.limited) await tries.countEmail(request, policy.limited, worldOf(request), email);
    if (email && policy.limited && countsFailures(policy)) {
      request.releaseTry = await tries.holdTry(request, policy.limited, worldOf(request), email);
    }
    if (email && policy.issuesSession) request.endBefore = await sessions.endOf(email, worldOf(request));
    if (email && policy.verifies) {
      const code = codeOf(policy, policy.verifies);
      const knowsPassword = session !== null && isLoginOf(session, code, email);
      await tries.countGuess(code, worldOf(request), email, knowsPassword);
    }
    if (email && mailsForStranger(request, policy, email)) await tries.countMail(request, worldOf(request), email);
    if (session && needsSession(policy)) {
      requireTrueIdentity(policy, session.identity, carried);
      requirePowerOfValues(policy, session.identity, carried);
      const { findRows, find } = recordFinder(request, session);
      await requirePowerOfRecord(policy, session.identity, carried, find);
      await requirePowerOfAddress(policy, session.identity, carried, findRows);
      request.emailsToSignOut = await findEmailsToSignOut(policy, carried, find);
    } else request.emailsToSignOut = await findEmailsToSignOut(policy, carried, async () => undefined);
    // Last, because checking a proof or a ticket uses it up.
    const { 'human-proof': proof, 'otp-ticket': ticket } = request.headers;
    if (policy.humanCheck && !(await humanCheck.accepts(proof, id, session?.id))) throw notHuman();
    if (policy.ticket) {
      const { ticket: use, application } = policy;
      const isGood = email && (await tickets.accepts(ticket?.toString(), { email, use, application }, 'password'));
      if (!isGood) throw notVerified();
    }
  }

  function requireRecording(request: FastifyRequest, { audit }: OperationPolicy): void {
    if (!audit || parts.audit.isWritable()) return;
    recorded.add(request);
    throw notRecordable();
  }

  /** Asks for each list at most once per request. */
  function recordFinder(request: FastifyRequest, session: Session): { findRows: FindRows; find: FindRecord } {
    const asked = new Map<string, ReturnType<FindRows>>();
    const findRows: FindRows = (list) => {
      const rows = asked.get(list) ?? calls.rowsIn(list as OperationId, session, forwarded(request));
      asked.set(list, rows);
      return rows;
    };
    const find: FindRecord = async (list, record) => {
      const [found, ...others] = (await findRows(list)).filter(({ recordid }) => String(recordid) === record);
      return others.length === 0 ? found : undefined;
    };
    return { findRows, find };
  }

  function forwarded({ headers }: FastifyRequest): Record<string, string> {
    return Object.fromEntries(
      upstream.forwards.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    );
  }

  /** The mocks' world, which keeps counters apart; also in the rehearsal of production. Empty for real servers. */
  function worldOf({ headers }: FastifyRequest): string {
    return upstream.forwards.includes(WORLD) ? String(headers[WORLD] ?? '') : '';
  }
}

/** The header with the mocks' world. */
const WORLD = 'x-mock-world';

/** Whether a refusal means that somebody has guessed wrong. */
const countsFailures = ({ verifies, issuesSession, token }: OperationPolicy) =>
  verifies !== null || issuesSession !== null || token === 'person';

/** Whether the server may have carried out the call although it failed. */
const isUnknown = (error: unknown) =>
  !(error instanceof Refusal) || error instanceof StoreAway || [502, 504].includes(error.statusCode);

/** Only in a call about files can the record be a sealed path. */
function recordIn(place: Place, { policy }: Operation, carried: CallContent): string | undefined {
  const text = textAt(place, carried);
  return text === undefined || !policy.files ? text : withoutSeal(text);
}

const recordOfFiles = ({ callContent }: FastifyRequest, { policy: { files } }: Operation) =>
  (files?.record && callContent && textAt(files.record, callContent)) ?? null;

/** Whether the caller has not signed in, or not completely. */
const isPublic = ({ session, operation }: FastifyRequest) => !session || operation?.policy.token === 'optional';

/** Whose share of connections and memory a call takes. */
const callerIn = (request: FastifyRequest): string =>
  request.session && !isPublic(request) ? folded(request.session.identity.email) : placeOf(request);

const memoryOf = (request: FastifyRequest) => ({ isPublic: isPublic(request), memory: request.memory as Reservation });

/** Only headers that the contract names go to a server. */
const namedHeaders = ({ headers }: FastifyRequest, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));

/** Whether the caller must be signed in. */
const needsSession = ({ token, ticket }: OperationPolicy) =>
  token === 'person' || (typeof token === 'object' && ticket === null);

/** Whether the call changes something. A login counts because it begins a session, a guess because it uses up a try. */
const changes = ({ method, policy }: Operation) =>
  method !== 'GET' || policy.issuesSession !== null || policy.verifies !== null;

/** The name in the contract. */
const IDLE_SECONDS = 'idle-seconds';

/**
 * How long the user has been inactive. A background call says so in `idle-seconds`; without the header it counts as
 * made by an abandoned console. An operation that both user and console call is a background call when it has the
 * header.
 */
function idleForMs(
  { headers: sent }: FastifyRequest,
  { background, headers }: Pick<OperationPolicy, 'background' | 'headers'>,
): number {
  const isOwnAccord = background || (headers.includes(IDLE_SECONDS) && sent[IDLE_SECONDS] !== undefined);
  if (!isOwnAccord) return 0;
  const idleSeconds = String(sent[IDLE_SECONDS] ?? '');
  return /^\d{1,5}$/.test(idleSeconds) ? Number(idleSeconds) * 1_000 : Number.POSITIVE_INFINITY;
}
