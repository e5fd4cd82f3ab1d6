// Sends a batch of random requests of one operation. A failing request is shrunk to the smallest one that fails, and
// sent once more on its own.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import fc, { type Arbitrary } from 'fast-check';
import { answerRules } from '../../web/gateway/answers/answers';
import type { KnownValues } from './breaking/arbitrary';
import { isOfSchema } from './breaking/breachRun';
import type { Operation } from './contract';
import type { Finding } from './findings';
import { type BrokenRequest, brokenRequestsOf, requestOf } from './requests';
import type { Addresses, Stack } from './stack';
import { isProblem, openWorld, personFor, visit } from './visitor';
import { type Answer, type RequestParts, send, type WireRequest } from './wire';

/** Requests per batch. Each batch uses a fresh world, so that a failure can be repeated by the seed of its batch. */
const BATCH = 6;
const UP_AGAIN_WITHIN_MS = 60_000;

export interface Limits {
  answeredWithinMs: number;
  /** How long a failing request is shrunk, from the first failure. */
  shrunkWithinMs: number;
}

interface Probe {
  scenario: string;
  request: RequestParts;
  /** Whether it names its real maker. Most requests do, because the policy would refuse them otherwise. */
  isHonest: boolean;
  /** The index of the breach to make; undefined for an allowed request. */
  breach: number | undefined;
}

const rules = answerRules();

interface BatchOptions {
  known: KnownValues;
  scenarios: string[];
  lane: number;
  seed: number;
  path: string | undefined;
  limits: Limits;
  count: () => void;
}

function probeOf(operation: Operation, known: KnownValues, scenarios: string[]): Arbitrary<Probe> {
  return fc.record({
    scenario: fc.oneof(
      { weight: 3, arbitrary: fc.constant('default') },
      { weight: 1, arbitrary: fc.constantFrom(...scenarios) },
    ),
    request: requestOf(operation, known),
    isHonest: fc.integer({ min: 0, max: 9 }).map((number) => number < 9),
    breach: fc.option(fc.nat({ max: 999 }), { nil: undefined, freq: 3 }),
  });
}

interface Outcome {
  request: string;
  wrong: string;
  sent?: WireRequest;
  /** Whether a server ended by itself meanwhile. */
  isCrash: boolean;
}

export async function batch(stack: Stack, operation: Operation, setting: BatchOptions): Promise<Finding | undefined> {
  const { known, scenarios, lane, seed, path, limits, count } = setting;
  const opened = new Set<string>();
  let shrunkUntil: number | undefined;
  let last: Outcome | undefined;

  const tried = async (probe: Probe): Promise<Outcome | undefined> => {
    const world = `contract:test fuzz ${lane}, ${probe.scenario}`;
    const ends = stack.ends.length;
    const results = async () => {
      // While shrinking, each request gets a fresh world, so that it does not depend on earlier ones.
      if (!opened.has(world) || shrunkUntil !== undefined) await openWorld(stack, world, probe.scenario);
      opened.add(world);
      count();
      return outcomeOf(stack, operation, world, probe, limits);
    };
    const outcome = await results().catch(({ message }: Error) => ({
      request: 'before the request itself',
      wrong: message,
    }));
    if (outcome?.wrong !== undefined) await untilUp(stack);
    const end = stack.ends[ends];
    if (outcome?.wrong === undefined && end === undefined) return undefined;
    const wrong = [outcome?.wrong, end].filter((each) => each !== undefined).join('; ');
    return { request: 'a request', ...outcome, wrong, isCrash: end !== undefined };
  };
  const holds = async (probe: Probe) => {
    if (shrunkUntil !== undefined && Date.now() > shrunkUntil) return true;
    const outcome = await tried(probe);
    if (!outcome) return true;
    shrunkUntil ??= Date.now() + limits.shrunkWithinMs;
    last = outcome;
    return false;
  };
  // No time limit for the whole check: it would end before the first request that hangs.
  const checked = await fc.check(fc.asyncProperty(probeOf(operation, known, scenarios), holds), {
    seed,
    numRuns: BATCH,
    // With a path, exactly that request is repeated, without shrinking.
    ...(path !== undefined && { path, endOnFailure: true }),
  });
  if (!checked.failed) return undefined;
  const [smallest] = checked.counterexample ?? [];
  // If it does not fail alone, it needs the calls before it, and is repeated by the seed of the batch.
  const alone = smallest && (await tried(smallest));
  const found = alone ?? last ?? { request: 'random requests', wrong: String(checked.errorInstance), isCrash: false };
  const isElsewhere = found.isCrash && !alone;
  return {
    operation: operation.id,
    request: found.request,
    wrong: isElsewhere
      ? `${found.wrong} (not when it is sent alone: another call at the same time may be the cause)`
      : found.wrong,
    ...(found.sent && { sent: found.sent }),
    repeat: `--operation ${operation.id} --seed ${seed}${alone && checked.counterexamplePath ? ` --path ${checked.counterexamplePath}` : ''}`,
  };
}

/** Waits until a server that has ended was restarted, because until then every call would fail. */
async function untilUp({ gateway, prism, mocks }: Addresses): Promise<void> {
  const until = Date.now() + UP_AGAIN_WITHIN_MS;
  const isUp = (url: string) =>
    fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      () => true,
      () => false,
    );
  // A server that crashes may close its connections a moment before it ends.
  do await pause(100);
  while (
    Date.now() < until &&
    (await Promise.all([`${gateway}/healthz`, prism, `${mocks}/control/scenarios`].map(isUp))).includes(false)
  );
}

async function outcomeOf(
  stack: Stack,
  operation: Operation,
  world: string,
  { request: random, isHonest, breach }: Probe,
  { answeredWithinMs }: Limits,
) {
  const visitor = await visit(stack, world, personFor(operation));
  const allowed = isHonest ? visitor.asMaker(operation, random) : random;
  const broken = breach === undefined ? undefined : oneOf(brokenRequestsOf(operation, allowed).broken, breach);
  const isOwn = operation.policy.gatewayOwn;
  if (isOwn && broken?.isForGateway) return undefined;
  const lacking = broken?.lacks;
  const request = broken?.request ?? allowed;
  const sent = isOwn
    ? visitor.behindGateway(operation, request, lacking)
    : await visitor.viaGateway(operation, request, lacking);
  const answer = await send(sent, answeredWithinMs);
  return { sent, wrong: wrongWith(operation, answer, broken), request: broken ? broken.name : 'an allowed request' };
}

const oneOf = (broken: BrokenRequest[], index: number) => broken[index % Math.max(1, broken.length)];

function wrongWith(operation: Operation, answer: Answer, broken: BrokenRequest | undefined): string | undefined {
  const { status, type, bytes, value } = answer;
  const answered = `answered ${status} ${JSON.stringify(value).slice(0, 400)}`;
  if (status === 0) return String(value);
  if (broken) return status >= 400 && status < 500 ? undefined : answered;
  if (isProblem(answer) || (isOfSchema(status) && !operation.statuses.includes(status))) return answered;
  // A handler may answer with a failure from the contract; any other failure is a fault.
  if (status >= 500) return isExample(operation, answer) ? undefined : answered;
  const schema = rules.schemaOf(operation.id, status, type);
  if (typeof schema === 'string') return isOfGateway(status) ? undefined : `${answered}: ${schema}`;
  const breach =
    type === 'application/json' || type === 'text/plain' ? rules.read(schema, type, bytes).breach : undefined;
  return breach === undefined ? undefined : `${answered}: it breaks ${breach}`;
}

/** The statuses with which the gateway may refuse a valid request. */
const isOfGateway = (status: number) => [401, 403].includes(status);

const isExample = ({ examples }: Operation, { status, value }: Answer) =>
  examples.some((example) => example.status === status && isDeepStrictEqual(example.value, value));
