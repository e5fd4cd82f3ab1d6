// Measures, in `npm run dev`, the time from saving a file to the first answer that reflects it, through the whole
// stack.
import { setTimeout as pause } from 'node:timers/promises';
import { timeUntil, withDevServers } from '../../dev/devServers';
import { type Figure, median } from '../measuring/figure';

const RUNS = 2;
const BUDGET_MS = 2_000;
/** A developer looks at the result after saving; meanwhile the spare processes are prepared. */
const LOOKS_FOR_MS = 6_000;

export const dev = (): Promise<Figure[]> =>
  withDevServers(async ({ ask, save }) => {
    const mocks: number[] = [];
    const contract: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await pause(LOOKS_FOR_MS);
      save('mocks/scenarios/default.ts', (text) => text.replace(/description: '.*?'/, `description: 'Run ${run}.'`));
      mocks.push(
        await timeUntil(async () => JSON.stringify((await ask('control/scenarios')).body).includes(`Run ${run}.`)),
      );
      await pause(LOOKS_FOR_MS);
      // A renamed path is answered only when the gateway, Prism and the mocks all have the new contract.
      save('openapi/openapi.yaml', (text) => text.replace(/\n {2}\/remarks(\/run\d)?:\n/, `\n  /remarks/run${run}:\n`));
      contract.push(await timeUntil(async () => (await ask(`api/remarks/run${run}`)).status === 200));
    }
    const figure = (what: string, times: number[]): Figure => ({
      what: `from saving ${what} to the answer by it`,
      value: median(times),
      unit: 'ms',
      budget: BUDGET_MS,
    });
    return [figure('a mock', mocks), figure('the contract', contract)];
  });
