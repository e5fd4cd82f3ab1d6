// Measures the cost of the gateway itself: processor time for each call, and memory after many calls.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { examples } from '../../../openapi/generated/examples';
import { answerSchemas } from '../../../web/gateway/answers/contract';
import { prunerOf } from '../../../web/gateway/answers/pruner';
import type { Figure } from '../measuring/figure';
import { type Asked, load, stopAfterCalls } from '../measuring/load';
import type { Usage } from '../measuring/usage';
import type { Alone } from '../pages/gatewayAlone';

const RUNS = 5;
/** Calls to make first, until the code is compiled and caches are filled. */
const WARM_UP = 5_000;
const CALLS = 2_000;
const MANY = 25_000;
const RECORDS = 100_000;
const WITHIN_MS = 60_000;

export async function gateway(): Promise<Figure[]> {
  const child = fork('scripts/bench/pages/gatewayAlone.ts', { execArgv: ['--import', 'tsx', '--expose-gc'] });
  try {
    const alone: Alone = await nextMessage(child);
    for (const request of [alone.bare, alone.gateway]) await load(request, stopAfterCalls(WARM_UP));
    return [...(await memory(child, alone)), await policy(child, alone), ...pruning()];
  } finally {
    child.disconnect();
  }
}

/**
 * Both servers run in one process and answer the same decision with the same text and headers, the bare one without any
 * checks. The difference is the cost of the policy: finding the operation, the session, the maker of the decision,
 * checking and pruning the answer, and the audit log. It counts processor time in the cheapest of several alternating
 * runs, because other load on the machine can only make a run dearer.
 */
async function policy(child: ChildProcess, { gateway: full, bare }: Alone): Promise<Figure> {
  const cost = async (request: Asked) => {
    const before = await usageOf(child);
    await load(request, stopAfterCalls(CALLS));
    return ((await usageOf(child)).cpuMs - before.cpuMs) / CALLS;
  };
  const costs: { bare: number; withPolicy: number }[] = [];
  for (let run = 0; run < RUNS; run += 1) costs.push({ bare: await cost(bare), withPolicy: await cost(full) });
  const least = (which: 'bare' | 'withPolicy') => Math.min(...costs.map((each) => each[which]));
  return {
    what: 'policy and validation of the gateway, for each call',
    value: least('withPolicy') - least('bare'),
    unit: 'ms',
    budget: 0.4,
  };
}

/**
 * Pruning the longest list blocks all other calls for this long: measured with a valid list, and with one additional
 * field in each record.
 */
function pruning(): Figure[] {
  const prune = prunerOf([answerSchemas.listAdminUsers[200]?.['application/json'] ?? {}]);
  const [user] = examples.listAdminUsers[200].default.data;
  const cost = (more: object) => {
    const list = { data: Array.from({ length: RECORDS }, () => ({ ...user, ...more })) };
    const runs = Array.from({ length: RUNS }, () => {
      const began = performance.now();
      prune(list);
      return performance.now() - began;
    });
    return Math.min(...runs);
  };
  const what = `what the contract does not name is looked for in ${RECORDS} records`;
  return [
    { what: `${what}: there is none`, value: cost({}), unit: 'ms', budget: 100 },
    { what: `${what}: removed of each`, value: cost({ password_hash: 'x' }), unit: 'ms', budget: 750 },
  ];
}

/**
 * The memory after a garbage collection shows leaks from 40 bytes per call; that of the process may include free
 * memory.
 */
async function memory(child: ChildProcess, { gateway: request }: Alone): Promise<Figure[]> {
  const before = await usageOf(child);
  await load(request, stopAfterCalls(MANY));
  const after = await usageOf(child);
  const what = `memory of the gateway after ${MANY} calls`;
  return [
    { what: `${what}: kept`, value: after.keptMegabytes - before.keptMegabytes, unit: 'MB', budget: 1 },
    {
      what: `${what}: the process has grown by`,
      value: after.processMegabytes - before.processMegabytes,
      unit: 'MB',
      budget: 64,
    },
  ];
}

async function usageOf(child: ChildProcess): Promise<Usage> {
  child.send('usage');
  return nextMessage(child);
}

async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message', { signal: AbortSignal.timeout(WITHIN_MS) });
  return message;
}
