// Calls every safe operation at a gateway and checks the answers. Answered values are only kept to make further
// requests.
import { type OperationId, operationTable } from '#contract';
import type { PlayedScript, PlayedStep } from '../../report/page';
import { wrongWith } from '../answers';
import type { Operation } from '../contract';
import { inLanes } from '../findings';
import { type Answer, type RequestParts, send, wireRequest } from '../wire';
import { aboutUnknownRecord, asksForRecord, hasPower, keepValues, refusable, requestOf } from './requests';
import { whyUnsafe } from './safeOperations';
import { FROM_CONSOLE, type SignedIn } from './signIn';

/** Few parallel calls, because other people use the server. */
const LANES = 2;

export interface TestSite {
  site: string;
  who: SignedIn;
  /** The departures from the contract since the last call, if the gateway is the test's own. */
  departures?: ((operation: string) => string[]) | undefined;
}

export async function runSafely(place: TestSite, operations: Operation[]): Promise<PlayedScript[]> {
  const scripts = new Map<OperationId, PlayedScript>();
  const known = new Map<string, unknown[]>();
  const check = async (operation: Operation) => {
    const why = whyUnsafe(operation);
    scripts.set(operation.id, why === undefined ? await checked(place, operation, known) : skipped(operation, why));
  };
  // Lists come first, because the other operations need records from them.
  await inLanes(
    operations.filter((operation) => !asksForRecord(operation)),
    LANES,
    check,
  );
  await inLanes(operations.filter(asksForRecord), LANES, check);
  return operations.flatMap(({ id }) => scripts.get(id) ?? []);
}

const about = ({ id, method, path }: Operation) => ({
  area: operationTable[id].area,
  file: `${method} ${path}`,
  title: id,
  calls: [],
  pictures: [],
});

const skipped = (operation: Operation, why: string): PlayedScript => ({
  ...about(operation),
  outcome: 'skipped',
  ms: 0,
  errors: [`Not asked: it ${why}.`],
  steps: [],
});

async function checked(place: TestSite, operation: Operation, known: Map<string, unknown[]>): Promise<PlayedScript> {
  const began = performance.now();
  const { who, departures = () => [] } = place;
  const ask = (request: RequestParts, cookie = who.cookie) =>
    send(wireRequest(operation, `${place.site}api`, request, { ...FROM_CONSOLE, ...(cookie && { cookie }) }));
  const request = requestOf(operation, who.identity, known);
  const steps: PlayedStep[] = [];
  const step = async (title: string, judge: () => Promise<string[]>) => {
    const at = performance.now();
    const errors = await judge();
    const result = { title, errors, failed: errors.length > 0, ms: performance.now() - at };
    steps.push({ ...result, steps: [], calls: [], pictures: [] });
  };
  const judged = (answer: Answer) => [...wrongWith(operation, answer), ...departures(operation.id)];

  departures(operation.id);
  const first = await ask(request);
  if (first.status === 501) return skipped(operation, 'is not connected to a server');
  const isRefused = first.status === 403 && !hasPower(operation, who.identity);
  await step(isRefused ? 'is refused without the power' : 'answers according to the contract', async () =>
    judged(first),
  );
  if (!isRefused) {
    if (first.type === 'application/json') keepValues(first.value, known);
    const nobody = aboutUnknownRecord(operation, request);
    if (nobody)
      await step('answers according to the contract about an unknown record, too', async () =>
        judged(await ask(nobody)),
      );
  }
  const wrong = refusable(operation, request);
  await step(`refuses what the contract forbids (${wrong.length})`, async () => {
    const errors: string[] = [];
    for (const { name, request: parts, isSignedOut } of wrong) {
      const complaint = notRefused(await ask(parts, isSignedOut ? '' : who.cookie));
      if (complaint) errors.push(`${name}: ${complaint}`);
    }
    return errors;
  });
  const isFailed = steps.some(({ failed }) => failed);
  const ms = performance.now() - began;
  return { ...about(operation), outcome: isFailed ? 'failed' : 'passed', ms, errors: [], steps };
}

/** What is wrong with the answer to a call that should have been refused. */
const notRefused = ({ status }: Answer): string | undefined =>
  status >= 400 && status < 500 ? undefined : status === 0 ? 'got no answer' : `answered ${status}`;
