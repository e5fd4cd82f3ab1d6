// What the gateway does with a checked answer before it is sent: it begins and ends sessions, issues tickets, counts
// failed tries, and removes what the caller may not see.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '#contract';
import { outcomeHeader } from '#wire/outcome';
import type { CheckedAnswer } from '../answers/answers';
import { problemOf } from '../answers/outcome';
import type { Operation } from '../requests/operations';
import { answerNotInContract } from '../requests/refusals';
import type { Store } from '../store';
import type { UpstreamAnswer } from '../upstreamCall';
import { withRowsOfBrand } from './brand';
import { textAt } from './fields';
import type { Application, OperationPolicy, TicketUse } from './policyTypes';
import { noteRows } from './rows';
import type { Cookies } from './session/cookies';
import { identityOf, type Session, type SessionDraft, type Sessions } from './session/session';
import { isSameAddress, type Tickets } from './session/ticket';
import type { SessionEndings } from './sessionEndings';
import type { Code, Tries } from './tries';

interface Parts {
  store: Store;
  sessions: Sessions;
  cookies: Cookies;
  tickets: Tickets;
  tries: Tries;
}

type LoginAccepted = components['schemas']['LoginAccepted'];

export interface FinalAnswer extends Omit<UpstreamAnswer, 'isOfProxy'> {
  headers: Record<string, string>;
}

export function createAnswerFinisher(
  { store, sessions, cookies, tickets, tries }: Parts,
  worldOf: (request: FastifyRequest) => string,
) {
  async function finish(
    request: FastifyRequest,
    reply: FastifyReply,
    operation: Operation,
    checked: CheckedAnswer,
    endings: SessionEndings,
  ): Promise<FinalAnswer> {
    const { policy } = operation;
    const answer = visibleTo(request.session, policy, checked);
    const { status, type, body, content } = answer;
    // A picture or a file of no bytes is none.
    const isFile = content === undefined && status === 200 && !(Buffer.isBuffer(body) && body.length === 0);
    // `is_exceed` means that no tries are left: then nothing was verified, even if the answer says so.
    const isExceeded = policy.verifies !== null && Object(content).is_exceed === true;
    const problem = isFile ? undefined : problemOf(operation, status, content);
    const refusal = isExceeded ? ({ failure: 'refused', message: problem?.message } as const) : problem;
    reply.headers(outcomeHeader(refusal));
    const isRefused = isExceeded || (problem !== undefined && ['refused', 'signedOut'].includes(problem.failure));
    request.outcome = isRefused ? 'refused' : problem ? 'failed' : 'done';
    const email = (policy.email && request.callContent && textAt(policy.email, request.callContent)) ?? undefined;

    // When the server clearly did not sign the person out, the session stays and the person is told.
    const isKept = problem !== undefined && ['refused', 'unexpected'].includes(problem.failure);
    if (status === 401 || (policy.endsSession && !isKept)) await endSession(request);
    if (!isRefused) await releaseTry(request);
    // A server that failed may have made the change before.
    const isNotDone = problem !== undefined && ['refused', 'signedOut'].includes(problem.failure);
    await (isNotDone ? endings.undo() : endings.confirm());
    if (isNotDone) await giveBack(request, operation);
    // A refused login may still contain a token or a user: only the message goes to the browser.
    if (problem && policy.issuesSession && status < 500) return asJson(status, { message: problem.message });
    if (problem || isExceeded) return { status, type, headers: {}, body };

    if (policy.issuesSession) return acceptLogin(request, reply, policy.issuesSession, answer, email);
    if (email !== undefined && policy.sends)
      await tries.forgetGuesses(codeOf(policy, policy.sends), worldOf(request), email);
    if (email !== undefined && policy.verifies) {
      const ticket = await acceptOneTimePassword(request, reply, codeOf(policy, policy.verifies), email);
      return { status, type, headers: { 'otp-ticket': ticket }, body };
    }
    if (request.session) noteRows(store, request.session, answer);
    return { status, type, headers: {}, body };
  }

  /** A failure of the store is ignored: the try then counts as failed for an hour. */
  async function releaseTry(request: FastifyRequest): Promise<void> {
    const release = request.releaseTry;
    request.releaseTry = null;
    await release?.().catch(() => undefined);
  }

  /**
   * Usually the login waits for a one-time password. It becomes a session at once when the person has just typed one to
   * replace an expired password.
   */
  async function acceptLogin(
    request: FastifyRequest,
    reply: FastifyReply,
    application: Application,
    { status, content }: CheckedAnswer,
    askedEmail: string | undefined,
  ): Promise<FinalAnswer> {
    const { access_token, user } = (content as LoginAccepted).data;
    const identity = identityOf(user, application);
    // Whoever typed the password of one account must not become another.
    if (askedEmail === undefined || !isSameAddress(identity.email.trim(), askedEmail.trim())) {
      request.outcome = 'failed';
      throw answerNotInContract();
    }
    const ticket = request.headers['otp-ticket']?.toString();
    const draft = sessions.draft(identity, access_token, worldOf(request), request.endBefore);
    if (await tickets.accepts(ticket, { email: identity.email, use: 'signIn', application }, 'session')) {
      await beginSession(request, reply, draft);
    } else reply.header('set-cookie', cookies.set(request, 'sign-in', sessions.sealLogin(draft)));
    return asJson(status, { data: { user } });
  }

  async function acceptOneTimePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    code: Code,
    email: string,
  ): Promise<string> {
    await tries.forgetGuesses(code, worldOf(request), email);
    const login = request.session;
    if (login && isLoginOf(login, code, email) && (await sessions.takeLogin(login))) {
      try {
        await beginSession(request, reply, login);
      } catch (error) {
        await sessions.giveLoginBack(login);
        throw error;
      }
    }
    return tickets.issue({ ...code, email });
  }

  async function beginSession(request: FastifyRequest, reply: FastifyReply, draft: SessionDraft): Promise<void> {
    // The new cookie replaces the old one, so nothing could end the earlier session any more.
    const before = await sessions.open(cookies.read(request, 'session'));
    if (before) await sessions.end(before);
    reply.header('set-cookie', cookies.set(request, 'session', await sessions.begin(draft)));
    await tries.noteSignedIn(request, worldOf(request), draft.identity.email);
    reply.header('set-cookie', cookies.clear(request, 'sign-in'));
  }

  /** The useless cookie stays: clearing it in a late answer could remove the cookie of a newer session. */
  async function endSession({ session }: FastifyRequest): Promise<void> {
    if (session) await sessions.end(session);
  }

  /** After a call that was clearly not carried out: the same ticket may be used once more, and no mail was sent. */
  async function giveBack(request: FastifyRequest, { policy }: Operation): Promise<void> {
    if (policy.ticket) await tickets.release(request.headers['otp-ticket']?.toString(), 'password');
    const email = policy.email && request.callContent && textAt(policy.email, request.callContent);
    if (email && mailsForStranger(request, policy, email)) await tries.forgetMail(request, worldOf(request), email);
  }

  return { finish, endSession, giveBack, releaseTry };
}

const visibleTo = (session: Session | null, { rowsOfBrand }: OperationPolicy, answer: CheckedAnswer): CheckedAnswer =>
  session && rowsOfBrand !== null ? withRowsOfBrand(answer, rowsOfBrand, session.identity) : answer;
/**
 * The kind of one-time password that an operation sends or verifies. The contract's lint ensures that it has an
 * application.
 */
export function codeOf({ application }: OperationPolicy, use: TicketUse): Code {
  if (application === null) throw new Error('An operation with a one-time password does not name its application.');
  return { use, application };
}

/** A login becomes a session only by a one-time password of its own application and address. */
export const isLoginOf = ({ identity }: Session, { use, application }: Code, email: string) =>
  use === 'signIn' && identity.application === application && isSameAddress(identity.email, email);

/** Whether the call mails a one-time password to an address whose password the caller has not typed. */
export const mailsForStranger = ({ session }: FastifyRequest, policy: OperationPolicy, email: string): boolean =>
  policy.sends !== null && !(session && isLoginOf(session, codeOf(policy, policy.sends), email));

const asJson = (status: number, value: object): FinalAnswer => ({
  status,
  type: 'application/json',
  headers: {},
  body: Buffer.from(JSON.stringify(value)),
});
