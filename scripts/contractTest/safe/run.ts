// Calls every safe operation at a gateway and checks the answers. Answered values are only kept to make further
// requests.
import type { OperationId } from '#contract';
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

/** What was tried with an operation, and what is wrong with its answers. */
export interface TestedOperation {
  operation: OperationId;
  outcome: 'passed' | 'failed' | 'skipped';
  whyNot?: string;
  checks: { title: string; errors: string[] }[];
}

export async function runSafely(place: TestSite, operations: Operation[]): Promise<TestedOperation[]> {
  const tested = new Map<OperationId, TestedOperation>();
  const known = new Map<string, unknown[]>();
  const check = async (operation: Operation) => {
    const why = whyUnsafe(operation);
    tested.set(operation.id, why === undefined ? await checked(place, operation, known) : skipped(operation, why));
  };
  // Lists come first, because the other operations need records from them.
  await inLanes(
    operations.filter((operation) => !asksForRecord(operation)),
    LANES,
    check,
  );
  await inLanes(operations.filter(asksForRecord), LANES, check);
  return operations.flatMap(({ id }) => tested.get(id) ?? []);
}

const skipped = ({ id }: Operation, why: string): TestedOperation => ({
  operation: id,
  outcome: 'skipped',
  whyNot: `Not asked: it ${why}.`,
  checks: [],
});

async function checked(place: TestSite, operation: Operation, known: Map<string, unknown[]>): Promise<TestedOperation> {
  const { who, departures = () => [] } = place;
  const ask = (request: RequestParts, cookie = who.cookie) =>
    send(wireRequest(operation, `${place.site}api`, request, { ...FROM_CONSOLE, ...(cookie && { cookie }) }));
  const request = requestOf(operation, who.identity, known);
  const checks: TestedOperation['checks'] = [];
  const judged = (answer: Answer) => [...wrongWith(operation, answer), ...departures(operation.id)];

  departures(operation.id);
  const first = await ask(request);
  if (first.status === 501) return skipped(operation, 'is not connected to a server');
  const isRefused = first.status === 403 && !hasPower(operation, who.identity);
  const title = isRefused ? 'is refused without the power' : 'answers according to the contract';
  checks.push({ title, errors: judged(first) });
  if (!isRefused) {
    if (first.type === 'application/json') keepValues(first.value, known);
    const nobody = aboutUnknownRecord(operation, request);
    if (nobody) {
      const errors = judged(await ask(nobody));
      checks.push({ title: 'answers according to the contract about an unknown record, too', errors });
    }
  }
  const wrong = refusable(operation, request);
  const errors: string[] = [];
  for (const { name, request: parts, isSignedOut } of wrong) {
    const complaint = notRefused(await ask(parts, isSignedOut ? '' : who.cookie));
    if (complaint) errors.push(`${name}: ${complaint}`);
  }
  checks.push({ title: `refuses what the contract forbids (${wrong.length})`, errors });
  const isFailed = checks.some((check) => check.errors.length > 0);
  return { operation: operation.id, outcome: isFailed ? 'failed' : 'passed', checks };
}

/** What is wrong with the answer to a call that should have been refused. */
const notRefused = ({ status }: Answer): string | undefined =>
  status >= 400 && status < 500 ? undefined : status === 0 ? 'got no answer' : `answered ${status}`;
