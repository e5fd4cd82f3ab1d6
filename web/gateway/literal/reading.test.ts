// Whatever a server answers that does what the specification says, and no more, is understood: in production, with answers enforced.
import { expect, onTestFinished, test } from 'vitest';
import { createLiteral } from '../../../mocks/literal';
import { policies } from '../../../openapi/generated/policy';
import { mayAll, routes, wholeCall } from '../hostile/calls';
import { bytesOf, callOf, json, upstreamOf } from '../production/testing';
import { signedIn, startGateway } from '../testing';
import type { Upstream } from '../upstreamCall';
import { NOT_UNDERSTOOD } from './notUnderstood';
import { literalEnv, literalSettings } from './settings';

const NO_LIMITS = { RATE_PER_EMAIL: '1000000', RATE_PER_PLACE: '1000000', HUMAN_CHECK_COST: '1', LOG_LEVEL: 'error' };
const CREDENTIALS = { emailaddress: 'mis.it.admin@example.com', password: 'Passw0rd!' };

/** The token that the server gives whoever signs in: in what it answers, or beside it. */
async function tokenOf(upstream: Upstream): Promise<string> {
  const { body } = await upstream.call(callOf('loginAgora', json({ Value: CREDENTIALS })));
  const { access_token, data } = JSON.parse(String(await bytesOf(body)));
  return access_token ?? data.access_token;
}

/** What ends the session comes last. */
const inOrder = [...routes].sort((one, other) => Number(/^logout/.test(one)) - Number(/^logout/.test(other)));

test.each(['first', 'second', 'empty'] as const)('the %s variant of all answers', async (variant) => {
  const literal = await createLiteral({ variant, tls: true });
  onTestFinished(() => literal.close());
  const { upstream } = await upstreamOf(literalSettings(literal.url.replace('127.0.0.1', 'localhost')), literalEnv);
  const { url } = await startGateway(NO_LIMITS, upstream);
  const token = await tokenOf(upstream);
  const wrong: string[] = [];
  for (const id of inOrder) {
    const session = signedIn(mayAll, { token, verified: policies[id].token !== 'optional' });
    const { status } = await wholeCall(url, id, { session });
    if (status >= 500) wrong.push(id);
  }
  expect(wrong.sort()).toEqual([...NOT_UNDERSTOOD[variant]].sort());
});
