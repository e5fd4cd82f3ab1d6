// Sends every operation with breaches of the contract, one at a time. Each must be refused before a handler of the
// mocks sees it.
import type { JournalEntry } from '../../../mocks/worlds/world';
import type { Operation } from '../contract';
import { type CheckResult, inLanes } from '../findings';
import { type BrokenRequest, brokenRequestsOf, sampleOf } from '../requests';
import type { Stack } from '../stack';
import { control, isProblem, openWorld, personFor, type Visitor, visit, worldPath } from '../visitor';
import { type Answer, send } from '../wire';

const LANES = 4;
/** About as many requests are sent: a sample of the breaches of every operation. */
const SENT_AT_MOST = 1000;

interface BreachResult extends CheckResult {
  /** The number of rules that no request can break. */
  skipped: number;
}

/** The seed chooses which breaches are sent. All breaches of a single operation are sent anyway. */
export async function checkBreaches(stack: Stack, operations: Operation[], seed: number): Promise<BreachResult> {
  const sampled = sampler(operations, seed);
  const checked: BreachResult = { passed: 0, finds: [], skipped: 0 };
  await inLanes(operations, LANES, async (operation, lane) => {
    const world = `contract:test breaches ${lane}`;
    await openWorld(stack, world);
    const visitor = await visit(stack, world, personFor(operation));
    const request = visitor.asMaker(operation, sampleOf(operation));
    const { broken, skipped } = brokenRequestsOf(operation, request);
    checked.skipped += skipped;
    const unclear: string[] = [];
    for (const breach of sampled(broken)) {
      for await (const { sent, answer } of answersTo(operation, breach, visitor)) {
        const isRefused = answer.status >= 400 && answer.status < 500;
        if (isRefused) checked.passed += 1;
        else checked.finds.push({ operation: operation.id, request: breach.name, wrong: shown(answer), sent });
        if (isRefused && !isProblem(answer)) unclear.push(`${breach.name} (${answer.status})`);
      }
    }
    const journal = await control<JournalEntry[]>(stack, 'GET', `${worldPath(world)}/journal`);
    const handled = journal.filter((entry) => entry.operation === operation.id).length;
    if (handled > 0 && unclear.length > 0) {
      const wrong = `refused, but the mocks handled ${handled} of them`;
      checked.finds.push({ operation: operation.id, request: unclear.join(', '), wrong });
    }
    const unbroken = await send(
      operation.policy.gatewayOwn
        ? visitor.behindGateway(operation, request)
        : await visitor.viaGateway(operation, request),
    );
    // Otherwise the refusals above would prove nothing, because the request is refused for another reason.
    if (isOfSchema(unbroken.status) && !operation.statuses.includes(unbroken.status)) {
      checked.finds.push({ operation: operation.id, request: 'without any breach', wrong: shown(unbroken) });
    }
  });
  return checked;
}

/** Chooses the same share of the breaches of each operation, but at least one; others for each seed. */
export function sampler(operations: Operation[], seed: number): (broken: BrokenRequest[]) => BrokenRequest[] {
  const toSend = operations.map((operation) =>
    brokenRequestsOf(operation, sampleOf(operation)).broken.reduce(
      (sum, breach) => sum + timesSent(operation, breach),
      0,
    ),
  );
  const every = Math.ceil(toSend.reduce((sum, count) => sum + count, 0) / SENT_AT_MOST);
  return (broken) => broken.filter((_, at) => (at + seed) % Math.min(every, broken.length) === 0);
}

/** Whether the status refuses a malformed request. */
export const isOfSchema = (status: number) => [400, 405, 406, 411, 413, 414, 415, 422, 431].includes(status);

const shown = ({ status, value }: Answer) => `answered ${status} ${JSON.stringify(value).slice(0, 200)}`;

const isSentToPrism = ({ isMedia }: Operation, { isForGateway }: BrokenRequest) => !isForGateway && !isMedia;

const timesSent = (operation: Operation, breach: BrokenRequest) =>
  Number(!operation.policy.gatewayOwn) + Number(isSentToPrism(operation, breach));

/**
 * Sends the request through the gateway and then directly to Prism. Calls that bypass Prism are only sent to the
 * gateway.
 */
async function* answersTo(operation: Operation, breach: BrokenRequest, visitor: Visitor) {
  const { request, lacks } = breach;
  const { gatewayOwn } = operation.policy;
  if (!gatewayOwn) {
    const sent = await visitor.viaGateway(operation, request, lacks);
    yield { sent, answer: await send(sent) };
  }
  if (!isSentToPrism(operation, breach)) return;
  const sent = visitor.behindGateway(operation, request, lacks);
  yield { sent, answer: await send(sent) };
}
