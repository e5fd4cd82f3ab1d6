// For the tests of the safe half: a gateway in production mode in front of fake servers, which answer with the
// contract's examples or as a test says.
import type { OperationId } from '#contract';
import { answerSchemas } from '../../../web/gateway/answers/contract';
import type { UpstreamAnswer, UpstreamCall } from '../../../web/gateway/upstreamCall';
import { administrator, ana, fakeServers, signedIn, startGateway } from '../../../web/gateway/whole/testing';
import { PICTURE } from '../requests';
import type { TestSite } from './run';

export const answered = (value: object, status = 200): Partial<UpstreamAnswer> => ({
  status,
  type: 'application/json',
  body: Buffer.from(JSON.stringify(value)),
});

const picture = { type: 'image/png', body: PICTURE };
const isPicture = (id: OperationId) => 'image/png' in (answerSchemas[id][200] ?? {});

export async function startWithServers(
  answers: Partial<Record<OperationId, (call: UpstreamCall) => Partial<UpstreamAnswer>>> = {},
) {
  const servers = fakeServers((call) => answers[call.operation]?.(call) ?? (isPicture(call.operation) ? picture : {}));
  // Answers that break the contract are let through, so that the contract test can find them.
  const { url } = await startGateway({ RATE_PER_PLACE: '1000000' }, { ...servers, answers: 'report' });
  const { cookie } = signedIn(administrator);
  const place: TestSite = { site: `${url}/`, who: { cookie, identity: { ...ana, ...administrator } } };
  return {
    place,
    sent: servers.called,
    operationsSent: () => servers.called.map(({ operation }) => operation),
  };
}
