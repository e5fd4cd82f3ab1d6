// What every call passes, whichever server is behind: who makes it, whether they may, how often, and what is told of it.
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { answerShapes, type components } from '#contract';
import { translate } from '../../src/api/answer';
import { type AnswerRules, checkedAnswer } from '../answers';
import type { Received } from '../bodies';
import type { HumanCheck } from '../humanCheck';
import type { Operation } from '../operations';
import { misunderstood, notAllowed, notHuman, notVerified, signedOut } from '../refusals';
import type { Upstream, UpstreamAnswer } from '../upstreamCall';
import type { Audit, AuditEntry } from './audit';
import { type Carried, hasTwin, textAt } from './fields';
import { requireTrueIdentity } from './identity';
import { requirePower, requirePowerOfValues } from './powers';
import type { Rate } from './rates';
import { type ServerCalls, serverCalls } from './serverCalls';
import type { ServiceTokens } from './serviceTokens';
import { identityOf, type Session, type Sessions } from './session';
import { isSameAddress, type Tickets } from './ticket';

declare module 'fastify' {
  interface FastifyRequest {
    carried: Carried | null;
    outcome: AuditEntry['outcome'] | null;
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
  const { upstream, rules, humanCheck, sessions, tickets, ratePerPlace, ratePerEmail } = parts;
  const calls: ServerCalls = serverCalls(parts);

  return {
    /** Before the body is read. Gives the session of whoever calls. */
    async admit(request: FastifyRequest, { id, policy }: Operation): Promise<Session | null> {
      const { headers } = request;
      request.carried = { headers: namedHeaders(request, policy.headers), json: undefined };
      if (policy.limited) ratePerPlace.count(`${policy.limited} ${worldOf(request)} ${request.ip}`);

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

    /** After the body is read. */
    async examine(request: FastifyRequest, { policy }: Operation, json: unknown): Promise<void> {
      const carried = { headers: request.carried?.headers ?? {}, json };
      request.carried = carried;
      const checked = [policy.email, ...[...policy.identity, ...policy.powerOf].map(({ place }) => place)];
      if (checked.some((place) => place && hasTwin(place, carried))) throw notAllowed();
      const email = policy.email && textAt(policy.email, carried);
      if (email && policy.limited) {
        ratePerEmail.count(`${policy.limited} ${worldOf(request)} ${email.trim().toLowerCase()}`);
      }
      if (policy.ticket) {
        const ticket = request.headers['otp-ticket']?.toString();
        if (!email || !tickets.accepts(ticket, { email, use: policy.ticket })) throw notVerified();
      }
      if (!request.session) return;
      requireTrueIdentity(policy, request.session.identity, carried);
      await requirePowerOfValues(policy, request.session.identity, carried);
    },

    async exchange(
      request: FastifyRequest,
      reply: FastifyReply,
      operation: Operation,
      received: Received | undefined,
    ): Promise<Exchanged> {
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const answer = await calls.call(operation, {
        operation: operation.id,
        path: request.pathParameters,
        headers: { ...request.carried?.headers, ...forwarded(request) },
        body: received?.raw,
        bodyType: received && request.headers['content-type'],
        token: request.session?.token,
        identity: request.session?.identity ?? null,
        requestId: request.id,
        signal: gone.signal,
      });
      const checked = await checkedAnswer(answer, {
        operation: operation.id,
        rules,
        mode: upstream.answers,
        log: request.log,
      });
      return given(request, operation, checked);
    },

    /** When the answer has gone, or whoever asked. `from` is where the call came from: a socket that is closed has forgotten it. */
    note(request: FastifyRequest, reply: FastifyReply, from: string): void {
      const { operation, session, carried } = request;
      const { audit } = operation?.policy ?? {};
      if (!operation || !audit) return;
      const isAnswered = reply.raw.writableFinished;
      parts.audit({
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
  function given(request: FastifyRequest, operation: Operation, answer: UpstreamAnswer): Exchanged {
    const { status, type, body } = answer;
    const { issuesSession, verifies, email: place } = operation.policy;
    const said = Buffer.isBuffer(body) ? parsed(body) : undefined;
    const shape = answerShapes[`${operation.method} ${operation.path}`];
    const problem = translate(status, said, Buffer.isBuffer(body) ? shape : undefined);
    request.outcome = !problem ? 'done' : ['refused', 'signedOut'].includes(problem.failure) ? 'refused' : 'failed';
    if (problem) {
      if (issuesSession && Buffer.isBuffer(body) && body.includes('access_token')) throw misunderstood();
      return { status, type, headers: {}, body };
    }

    const email = place && request.carried ? textAt(place, request.carried) : undefined;
    if (issuesSession) {
      const login = said as LoginAccepted;
      const ticket = request.headers['otp-ticket']?.toString();
      const identity = identityOf(login.data.user, issuesSession);
      const verified = tickets.accepts(ticket, { email: identity.email, use: 'signIn' });
      const access_token = sessions.seal({ token: login.data.access_token, identity, verified });
      const sealed = JSON.stringify({ ...login, data: { ...login.data, access_token } });
      return { status, type, headers: {}, body: Buffer.from(sealed) };
    }
    if (!verifies || email === undefined) return { status, type, headers: {}, body };
    const headers: Record<string, string> = { 'otp-ticket': tickets.issue({ email, use: verifies }) };
    const { session } = request;
    if (verifies === 'signIn' && session && isSameAddress(session.identity.email, email)) {
      headers['session-token'] = sessions.seal({ ...session, verified: true });
    }
    return { status, type, headers, body };
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

/** Nothing goes to a server but what the contract names. */
const namedHeaders = ({ headers }: FastifyRequest, names: Operation['policy']['headers']): Record<string, string> =>
  Object.fromEntries(names.flatMap(({ name }) => (headers[name] === undefined ? [] : [[name, String(headers[name])]])));

function parsed(body: Buffer): unknown {
  const text = body.toString();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
