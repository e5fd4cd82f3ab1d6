// What every call passes, whichever server is behind: who makes it, whether they may, how often, and what is told of it.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { answerShapes, type components, type OperationId } from '#contract';
import { translate } from '../../src/api/answer';
import { type AnswerRules, type CheckedAnswer, checkedAnswer } from '../answers';
import type { Received } from '../bodies';
import type { HumanCheck } from '../humanCheck';
import type { Operation } from '../operations';
import { notAllowed, notHuman, notNamed, notRecordable, notVerified, signedOut, unreachable } from '../refusals';
import type { Stay } from '../room';
import type { Upstream, UpstreamAnswer } from '../upstreamCall';
import type { Audit, AuditEntry } from './audit';
import type { OperationPolicy } from './declared';
import { type Carried, isNamed, textAt, valueAt } from './fields';
import { requireTrueIdentity } from './identity';
import { requirePower, requirePowerOfRecord, requirePowerOfValues } from './powers';
import { mailboxOf, placeOf, type Rate } from './rates';
import { LEAST_BYTES, type Memory, type ServerCalls, serverCalls } from './serverCalls';
import type { ServiceTokens } from './serviceTokens';
import { identityOf, type Session, type Sessions } from './session';
import { isSameAddress, type Tickets } from './ticket';

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
  humanCheck: HumanCheck;
  sessions: Sessions;
  tickets: Tickets;
  serviceTokens: ServiceTokens;
  ratePerPlace: Rate;
  ratePerEmail: Rate;
  ratePerEmailAnywhere: Rate;
  memory: Memory;
  audit: Audit;
  log: FastifyBaseLogger;
}

/** What logs say of somebody who did not wait for the answer. */
const GONE = 499;

type LoginAccepted = components['schemas']['LoginAccepted'];

interface Exchanged extends Omit<UpstreamAnswer, 'isOfProxy'> {
  headers: Record<string, string>;
}

export type Policy = ReturnType<typeof createPolicy>;

export function createPolicy(parts: PolicyParts) {
  const { upstream, humanCheck, sessions, tickets, rules, ratePerPlace, ratePerEmail, ratePerEmailAnywhere } = parts;
  const calls: ServerCalls = serverCalls(parts);
  /** Refused because it cannot be recorded, and so not recorded. */
  const unrecorded = new WeakSet<FastifyRequest>();

  return {
    /** Before the body is read. Gives the session of whoever calls. */
    async admit(request: FastifyRequest, { id, policy }: Operation): Promise<Session | null> {
      const { headers } = request;
      requireRecording(request, policy);
      request.carried = { headers: namedHeaders(request, policy.headers), json: undefined };
      if (policy.limited) ratePerPlace.count(`${policy.limited} ${worldOf(request)} ${placeOf(request)}`);

      const session = sessions.open(headers.authorization) ?? null;
      const needsSession = policy.token === 'person' || (typeof policy.token === 'object' && policy.ticket === null);
      if (needsSession && !session?.verified) throw signedOut();
      if (session && needsSession) {
        await requirePower(policy, session.identity, (identity, screen) =>
          calls.opensScreen(identity, screen, forwarded(request)),
        );
      }
      if (policy.humanCheck && !(await humanCheck.accepts(headers['human-proof'], id))) throw notHuman();
      return session;
    },

    /** Room in memory for what it says and is answered, until the answer has gone. */
    async makeRoom(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort(unreachable()));
      if (reply.raw.closed) throw unreachable();
      const stay = await parts.memory[isPublic(request) ? 'public' : 'staff'].enter(LEAST_BYTES, gone.signal);
      request.memory = stay;
      if (gone.signal.aborted) stay.leave();
      gone.signal.addEventListener('abort', stay.leave);
    },

    /** After the body is read. */
    async examine(request: FastifyRequest, { policy }: Operation, json: unknown): Promise<void> {
      const carried = { headers: request.carried?.headers ?? {}, json };
      request.carried = carried;
      if (!isNamed(json, policy.fields)) throw notNamed();
      const email = policy.email && textAt(policy.email, carried);
      if (policy.email && email === undefined && valueAt(policy.email, carried) !== undefined) throw notAllowed();
      if (email && policy.limited) countTries(request, policy.limited, email);
      if (policy.ticket) {
        const ticket = request.headers['otp-ticket']?.toString();
        if (!email || !tickets.accepts(ticket, { email, use: policy.ticket })) throw notVerified();
      }
      if (!request.session) return;
      requireTrueIdentity(policy, request.session.identity, carried);
      await requirePowerOfValues(policy, request.session.identity, carried);
      const { session } = request;
      await requirePowerOfRecord(policy, session.identity, carried, (list, record, field) =>
        calls.fieldOfRecord([list as OperationId, record, field], session, forwarded(request)),
      );
    },

    async exchange(
      request: FastifyRequest,
      reply: FastifyReply,
      operation: Operation,
      received: Received | undefined,
    ): Promise<Exchanged> {
      requireRecording(request, operation.policy);
      const gone = new AbortController();
      reply.raw.once('close', () => reply.raw.writableFinished || gone.abort());
      const answer = await calls.call(operation, {
        operation: operation.id,
        path: request.pathParameters,
        query: request.queryParameters,
        headers: { ...request.carried?.headers, ...forwarded(request) },
        body: received?.raw,
        bodyType: received?.type,
        token: operation.policy.token === 'none' ? undefined : request.session?.token,
        identity: request.session?.identity ?? null,
        ...callerOf(request),
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
        memory: callerOf(request).memory,
      });
      return given(request, operation, checked);
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

  /** What the gateway adds to an answer, or keeps back: sessions are sealed, and tickets given. */
  function given(request: FastifyRequest, operation: Operation, answer: CheckedAnswer): Exchanged {
    const { status, type, body, said } = answer;
    const { issuesSession, verifies, email: place } = operation.policy;
    const shape = answerShapes[`${operation.method} ${operation.path}`];
    const isFile = said === undefined && shape === 'bytes' && status === 200;
    const problem = isFile ? undefined : translate(status, said, shape);
    request.outcome = !problem ? 'done' : ['refused', 'signedOut'].includes(problem.failure) ? 'refused' : 'failed';
    // Beside a login's answer a server may put more than the contract knows: nothing of that is for the browser.
    if (problem && issuesSession && status < 500) return asJson(status, { message: problem.message });
    if (problem) return { status, type, headers: {}, body };

    const email = place && request.carried ? textAt(place, request.carried) : undefined;
    if (issuesSession) {
      const login = said as LoginAccepted;
      const ticket = request.headers['otp-ticket']?.toString();
      const identity = identityOf(login.data.user, issuesSession);
      const verified = tickets.accepts(ticket, { email: identity.email, use: 'signIn' });
      const access_token = sessions.seal({ token: login.data.access_token, identity, verified });
      return asJson(status, { data: { access_token, user: userIn(login) } });
    }
    if (!verifies || email === undefined) return { status, type, headers: {}, body };
    const headers: Record<string, string> = { 'otp-ticket': tickets.issue({ email, use: verifies }) };
    const { session } = request;
    if (verifies === 'signIn' && session && isSameAddress(session.identity.email, email)) {
      headers['session-token'] = sessions.seal({ ...session, verified: true });
    }
    return { status, type, headers, body };
  }

  function requireRecording(request: FastifyRequest, { audit }: OperationPolicy): void {
    if (!audit || parts.audit.isWritable()) return;
    unrecorded.add(request);
    throw notRecordable();
  }

  /** One who tries from one place is stopped soon, many who try from many a little later: so that nobody locks another out. */
  function countTries(request: FastifyRequest, use: string, email: string): void {
    const who = `${use} ${worldOf(request)} ${mailboxOf(email)}`;
    ratePerEmail.count(`${who} ${placeOf(request)}`);
    ratePerEmailAnywhere.count(who);
  }

  function forwarded({ headers }: FastifyRequest): Record<string, string> {
    return Object.fromEntries(
      upstream.forwards.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])),
    );
  }

  /** The worlds of the mocks do not count for each other. */
  function worldOf({ headers }: FastifyRequest): string {
    return upstream.mode === 'mock' ? String(headers['x-mock-world'] ?? '') : '';
  }
}

/** Nobody who has not signed in can make another call. */
const isPublic = ({ session }: FastifyRequest) => !session?.verified;

const callerOf = (request: FastifyRequest) => ({ isPublic: isPublic(request), memory: request.memory as Stay });

/** Nothing goes to a server but what the contract names. */
const namedHeaders = ({ headers }: FastifyRequest, names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));

const asJson = (status: number, value: object): Exchanged => ({
  status,
  type: 'application/json',
  headers: {},
  body: Buffer.from(JSON.stringify(value)),
});

/** What the contract says of a person, and no more. */
function userIn({ data: { user } }: LoginAccepted): LoginAccepted['data']['user'] {
  const { recordid, emailaddress, email, firstname, department, role, rolesid, productavega_tag } = user;
  return { recordid, emailaddress, email, firstname, department, role, rolesid, productavega_tag };
}
