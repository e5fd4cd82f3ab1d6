// In production mode with answers enforced, the gateway accepts every answer of a server that follows the specification
// literally.
import { expect, onTestFinished, test } from 'vitest';
import type { OperationId } from '#contract';
import { OUTCOME, problemIn } from '#wire/outcome';
import { createLiteral } from '../../../mocks/literal';
import type { Variant } from '../../../mocks/literal/shapes';
import { policies } from '../../../openapi/generated/policy';
import { fieldsOf } from '../answers/outcome';
import { bytesOf, callOf, json, upstreamOf } from '../production/testing';
import { SEED, WITH_SEED } from '../sample';
import type { Upstream } from '../upstreamCall';
import { type Answer, NO_LIMITS, signedIn, startGateway } from '../whole/testing';
import { makeCall, routes, withAllPowers } from './calls';
import { literalCallOf, literalEnv, literalSettings } from './settings';

const VARIANTS = ['first', 'second', 'empty'] as const;
const CREDENTIALS = { emailaddress: 'mis.it.admin@example.com', password: 'Passw0rd!' };

async function before(variant: Variant) {
  const literal = await createLiteral({ variant, tls: true });
  onTestFinished(() => literal.close());
  const { upstream } = await upstreamOf(literalSettings(literal.url), literalEnv);
  const { url } = await startGateway({ ...NO_LIMITS, LOG_LEVEL: 'error' }, upstream);
  const token = await tokenOf(upstream);

  return {
    ask(id: OperationId): Promise<Answer> {
      return makeCall(url, id, {
        session: signedIn(withAllPowers, { token, verified: policies[id].token !== 'optional' }),
      });
    },
    /** Makes the server refuse this call only. */
    refusing(id: OperationId): void {
      literal.fixedAnswers.clear();
      literal.fixedAnswers.set(id, literal.refusalOf(literalCallOf(id)?.name ?? id));
    },
    /** What was not sent as the documents say. */
    complaints: () => literal.complaints.map(({ call, text }) => `${call}: ${text}`),
  };
}

/** A token from signing in at the server. */
async function tokenOf(upstream: Upstream): Promise<string> {
  const { body } = await upstream.call(callOf('loginAgora', json({ Value: CREDENTIALS })));
  return JSON.parse(String(await bytesOf(body))).data.access_token;
}

/**
 * Reads come first, because saved examples would change the lists; sign-outs come last, because they end the session.
 */
const placeOf = (id: OperationId) => (/^(list|get|search|check|find)/.test(id) ? 0 : /^logout/.test(id) ? 2 : 1);
const inOrder = [...routes].sort((one, other) => placeOf(one) - placeOf(other));

/** The problem that the console sees in the answer, if any, and the fields of the answer. */
function readIn({ status, headers, body }: Answer) {
  const isText = /json|text/.test(String(headers['content-type']));
  const problem = problemIn(status, String(headers[OUTCOME] ?? ''));
  return { problem, content: isText ? fieldsOf(String(body)) : {} };
}

/**
 * The literal upstream's reasons for refusing, the text of an unexplained failure, and the gateway's own refusal for a
 * record that is not in the server's list.
 */
const REASON =
  /^(No such|Wrong one time password|The old password is another|File does not exist\.|Internal Server Error$|You are not allowed)/;

test.each(VARIANTS)(
  'all answers of the %s variant are understood, and all calls are as the documents say',
  async (variant) => {
    const { ask, complaints } = await before(variant);
    const wrong: object[] = [];
    for (const id of inOrder) {
      const answer = await ask(id);
      const { problem, content } = readIn(answer);
      const words = [content.message, content.error_message, content.response_message].find((each) => each);
      const isNo = REASON.test(String(problem?.message ?? (problem ? 'Internal Server Error' : words)));
      if (problem ? problem.failure !== 'refused' || !isNo : isNo) wrong.push({ id, status: answer.status, problem });
    }
    expect(wrong).toEqual([]);
    expect(complaints()).toEqual([]);
  },
);

/** Answered by status alone. The specification: 'on HTTP 200 the view reloads, otherwise the message is alerted'. */
const BY_STATUS = ['savePlanFile'];
/** The gateway refuses these itself, because the record is not in the server's list. */
const OF_LISTED = ['updateUser', 'resetUserPassword'];

/** Each operation is refused by one of the variants, by another one in other runs. */
const refusedBy = (variant: Variant, at: number) => VARIANTS[(at + SEED) % VARIANTS.length] === variant;

test.each(VARIANTS)('refusals of the %s variant are understood', async (variant) => {
  const { ask, refusing } = await before(variant);
  const wrong: object[] = [];
  const asked = routes.filter((id, at) => refusedBy(variant, at) && ![...BY_STATUS, ...OF_LISTED].includes(id));
  for (const id of asked) {
    refusing(id);
    const answer = await ask(id);
    const { problem } = readIn(answer);
    if (problem?.failure !== 'refused' || problem.message !== 'Refused by the server') {
      wrong.push({ id, status: answer.status, problem, body: String(answer.body).slice(0, 200) });
    }
  }
  expect(wrong, WITH_SEED).toEqual([]);
});
