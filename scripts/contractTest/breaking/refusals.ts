// Tests the gateway's own refusals: a missing power, proof or ticket, a wrong maker, too many tries.

import { mockUpstream } from '../../../web/gateway/mocks/mockUpstream';
import { withText } from '../../../web/gateway/requests/wholeRequest';
import { createGateway } from '../../../web/gateway/server';
import { readSettings } from '../../../web/gateway/settings';
import type { Operation } from '../contract';
import { WORLD } from '../examples';
import { type CheckResult, inLanes } from '../findings';
import { sampleOf } from '../requests';
import { SECRETS, type Stack } from '../stack';
import { hasOneOf, openWorld, PEOPLE, personFor, type Visitor, visit } from '../visitor';
import { type Answer, type RequestParts, send, type WireRequest } from '../wire';

const LANES = 8;

interface Attempt {
  /** A short description of the request. */
  request: string;
  example: string;
  status: number;
  sent: WireRequest;
  answer: Pick<Answer, 'status' | 'value'>;
}

interface RefusalResult extends CheckResult {
  /** The number of such refusals in the contract, by operation and name. */
  listed: number;
  /** How many of them were provoked. The others come with a shared answer and cannot occur for the operation. */
  provoked: number;
}

export async function checkRefusals(stack: Stack, all: Operation[]): Promise<RefusalResult> {
  await openWorld(stack, WORLD);
  const strict = await strictGateway(stack);
  const operations = all.filter(({ policy }) => !policy.gatewayOwn);
  const listed = operations.flatMap(({ examples }) => examples).filter(({ status }) => [403, 429].includes(status));
  const checked: RefusalResult = { passed: 0, finds: [], listed: listed.length, provoked: 0 };
  try {
    await inLanes(operations, LANES, async (operation) => {
      const provoked = new Set<string>();
      for (const { example, request, status, sent, answer } of await attempts(stack, operation, strict)) {
        const meant = operation.examples.find((each) => each.status === status && each.name === example)?.value;
        if (answer.status === status && JSON.stringify(answer.value) === JSON.stringify(meant)) {
          checked.passed += 1;
          provoked.add(example);
        } else {
          const wrong = `answered ${answer.status} ${JSON.stringify(answer.value)} instead of ${status} ${example}`;
          checked.finds.push({ operation: operation.id, request, wrong, sent });
        }
      }
      checked.provoked += provoked.size;
    });
  } finally {
    await strict.close();
  }
  return checked;
}

type Gateway = Awaited<ReturnType<typeof createGateway>>;

/** A gateway in this process with the strictest rate limit: it refuses the second call. */
function strictGateway({ prism, mocks }: Stack): Promise<Gateway> {
  const settings = readSettings({
    ...SECRETS,
    UPSTREAM: 'mocks',
    PRISM_URL: prism,
    MOCKS_URL: mocks,
    RATE_PER_PLACE: '1',
    HUMAN_CHECK_COST: '1',
    LOG_LEVEL: 'silent',
  });
  return createGateway(settings, mockUpstream(settings));
}

async function attempts(stack: Stack, operation: Operation, strict: Gateway): Promise<Attempt[]> {
  const { policy } = operation;
  const made: Attempt[] = [];
  const visitor = await visit(stack, WORLD, personFor(operation));
  const request = visitor.asMaker(operation, sampleOf(operation));
  const forbids = async (example: string, words: string, sent: WireRequest) =>
    made.push({ example, request: words, status: 403, sent, answer: await send(sent) });
  const notAllowed = async (words: string, who: Visitor, parts: RequestParts) =>
    forbids('notAllowed', words, await who.viaGateway(operation, parts));

  if (policy.humanCheck)
    await forbids('notHuman', 'without a proof', await visitor.viaGateway(operation, request, { proof: true }));
  if (policy.ticket)
    await forbids('notVerified', 'without a ticket', await visitor.viaGateway(operation, request, { ticket: true }));
  for (const email of [PEOPLE.nobodySpecial, PEOPLE.ofUsers]) {
    const other = await visit(stack, WORLD, email, 'ALAGA MD');
    if (policy.powers.length === 0 || hasOneOf(policy.powers, other.identity)) continue;
    await notAllowed('by somebody without the power', other, other.asMaker(operation, request));
  }
  for (const { place, claim } of policy.identity) {
    const lie = withText(request, place, OTHER[claim]);
    await notAllowed(`by somebody who forges ${place.path.join('.')}`, visitor, lie);
  }
  const { powerOf, powerOfRecord } = policy;
  if (powerOf.length > 0 || powerOfRecord) {
    // May manage users, except administrators.
    const keeper = await visit(stack, WORLD, PEOPLE.ofUsers);
    const own = keeper.asMaker(operation, request);
    for (const { place, value } of powerOf) {
      await notAllowed(`with ${value} at ${place.path.join('.')}`, keeper, withText(own, place, value));
    }
    const harmless = powerOf.reduce((parts, { place }) => withText(parts, place, OTHER.rolesid), own);
    if (powerOfRecord) {
      const record = String((await visit(stack, WORLD, PEOPLE.administrator)).identity.recordid);
      await notAllowed('about an administrator', keeper, withText(harmless, powerOfRecord.record, record));
      await notAllowed('about nobody', keeper, withText(harmless, powerOfRecord.record, '999999'));
      for (const { place, field } of powerOfRecord.same) {
        const other = field === 'emailaddress' ? OTHER.email : OTHER.recordid;
        await notAllowed(`about two at ${place.path.join('.')}`, visitor, withText(request, place, other));
      }
    }
  }
  if (policy.limited) {
    const sent = await visitor.viaGateway(operation, request);
    const again = () =>
      strict.inject({
        method: sent.method as 'GET',
        url: new URL(sent.url).pathname,
        headers: sent.headers,
        payload: sent.body,
      });
    await again();
    const { statusCode, body } = await again();
    made.push({
      example: 'tooMany',
      request: 'for the second time',
      status: 429,
      sent,
      answer: { status: statusCode, value: JSON.parse(body) },
    });
  }
  return made;
}

/** Claims of another person. */
const OTHER = {
  email: PEOPLE.nobodySpecial,
  username: 'somebody.else',
  recordid: '1013',
  rolesid: '6',
  department: 'MIS TECH',
  visibleBrand: '0',
  firstBrand: 'false',
};
