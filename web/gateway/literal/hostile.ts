// A gateway in production mode in front of the hostile variant of the literal upstream, and that server's answers.
import { onTestFinished } from 'vitest';
import type { OperationId } from '#contract';
import { createLiteral, type FixedAnswer } from '../../../mocks/literal';
import { hostilely, MARK, withHarmfulHeaders } from '../../../mocks/literal/hostile';
import type { Answer as ServerAnswer } from '../../../mocks/literal/shapes';
import { answerSchemas } from '../answers/contract';
import { upstreamOf } from '../production/testing';
import type { Upstream } from '../upstreamCall';
import { type Answer, exampleOf, NO_LIMITS, startGateway } from '../whole/testing';
import { type CallChanges, makeCall, routes } from './calls';
import { inTheirWords, literalEnv, literalSettings } from './settings';

export const PICTURE = Buffer.from('89504e470d0a1a0a00ff00c328', 'hex');

export const isPicture = (operation: OperationId) => 'image/png' in (answerSchemas[operation][200] ?? {});

/** The contract's example of an answer, in the server's words and with too much in it. */
export function overfullAnswer(operation: OperationId): ServerAnswer {
  if (isPicture(operation)) return withHarmfulHeaders({ status: 200, type: 'image/png', body: PICTURE });
  const { type, body } = exampleOf(operation);
  return hostilely({ status: 200, type, body: inTheirWords(body) });
}

export async function startHostile({ answers = 'enforce' as Upstream['answers'], env = {} } = {}) {
  const server = await createLiteral({ variant: 'hostile', tls: true });
  onTestFinished(() => server.close());
  const { upstream } = await upstreamOf({ ...literalSettings(server.url), answers }, literalEnv);
  const gateway = await startGateway({ ...NO_LIMITS, LOG_LEVEL: 'error', ...env }, upstream);
  for (const id of routes) server.fixedAnswers.set(id, overfullAnswer(id));

  return {
    ...gateway,
    /** All calls that reached the server. */
    received: server.requests,
    /** Sets the answer to this operation from now on. */
    answers: (operation: OperationId, answer: FixedAnswer) => void server.fixedAnswers.set(operation, answer),
    /** Makes a valid call by a person who has all powers, with these changes. */
    call: (operation: OperationId, changes: CallChanges = {}): Promise<Answer> =>
      makeCall(gateway.url, operation, changes),
  };
}

export type Hostile = Awaited<ReturnType<typeof startHostile>>;

/** A refusal with many extra fields. */
export const refusalWith = (status: number): ServerAnswer =>
  hostilely(json(JSON.stringify({ message: 'Invalid Access Token' }), status));

const PAGE = `<!doctype html><script>alert("${MARK}")</script>`;
const TRACE = `TypeError: ${MARK}\n    at Object.login (/srv/${MARK}/login.js:7:11)`;

const json = (body: string | Buffer, status = 200) => of('application/json', body, status);
const of = (type: string, body: string | Buffer, status = 200): ServerAnswer =>
  withHarmfulHeaders({ status, type, body });
const saying = (message: string, status: number) => hostilely(json(JSON.stringify({ message }), status));

/** Answers that are valid for no operation: nothing of them may reach the browser. */
export const INVALID_ANSWERS: ServerAnswer[] = [
  of('text/html', PAGE),
  of('text/plain', TRACE, 500),
  of('text/html', PAGE, 302),
  of('text/javascript', `alert("${MARK}")`),
  json(''),
  json('null'),
  json(JSON.stringify([MARK, { [MARK]: { secret: MARK } }])),
  json(JSON.stringify(PAGE)),
  json(PAGE),
  saying(TRACE, 500),
  saying(MARK, 307),
  saying(MARK, 999),
  json(`{"message":"${MARK}`),
  json(Buffer.from(`{"${MARK}":"\xff"}`, 'latin1')),
  json(`${'['.repeat(12_000)}"${MARK}"${']'.repeat(12_000)}`),
  of('', ''),
  of('', PAGE),
  of('text/plain', MARK),
  of('image/svg+xml', `<svg onload="alert('${MARK}')"/>`),
  of('application/octet-stream', Buffer.from(`\0\xff${MARK}`, 'latin1')),
  of('', '', 204),
  of('image/png', Buffer.concat([PICTURE, Buffer.from(MARK)]), 206),
  of('text/html', PAGE, 502),
];
