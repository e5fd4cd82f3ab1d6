// A scenario that is a file, for somebody to click through: where it is, in the console that is up or in one that is started for it.
import { once } from 'node:events';
import { prepareConsole, prepareTypes } from '../prepare';
import { consoleToUse } from '../record/stackToUse';

const addressOf = (base: string, name: string) => `${base}dashboard#tester?scenario=${name}`;

export async function openScenario(name: string): Promise<number> {
  if (!(await prepareTypes()) || !(await prepareConsole())) return 1;
  const { base, isOwn, stop } = await consoleToUse();
  if (!base) return 1;
  console.log(`${addressOf(base, name)} opens it: sign in there under 'Tester'.`);
  if (!isOwn) return 0;
  console.log('Ctrl-C stops it.');
  await Promise.race(['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => once(process, signal)));
  await stop();
  return 0;
}
