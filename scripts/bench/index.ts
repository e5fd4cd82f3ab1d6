// `npm run bench`: measures the figures and prints them as one table, each with its previous value. Fails if one is
// over its budget or could not be measured.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { startOwnStack } from '../stack/ownStack';
import { complaintsAbout, nthPort, portOf } from '../stack/ports';
import { type Figure, isMeasured, isOver, readPrevious, table } from './figure';
import { gateway } from './gateway';
import { lists } from './lists';

const KEPT = '.cache/bench.json';
/** On two otherwise idle cores. */
const WITHIN_SECONDS = 180;

export async function bench(): Promise<number> {
  const began = performance.now();
  const page = portOf('the console of the measurements', 'BENCH_PORT', 4500);
  const [prism, mocks] = [nthPort(page, 10), nthPort(page, 20)];
  const complaints = await complaintsAbout([page, prism, mocks]);
  if (complaints.length > 0) console.error(complaints.join('\n'));
  const env = { PORT: `${page.number}`, PRISM_PORT: `${prism.number}`, MOCKS_PORT: `${mocks.number}`, BASE_PATH: '/' };
  const stack = complaints.length === 0 ? await startOwnStack({ env }) : undefined;
  if (!stack) return 1;
  const figures: Figure[] = [];
  try {
    figures.push(...(await lists(`http://127.0.0.1:${page.number}/`)));
  } finally {
    await stack.stop();
  }
  figures.push(...(await gateway()));
  const seconds = (performance.now() - began) / 1000;
  figures.push({ what: 'time of the measurements', value: seconds, unit: 's', budget: WITHIN_SECONDS });

  const previous = readPrevious(existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : '');
  console.log(table(figures, previous));
  mkdirSync('.cache', { recursive: true });
  const values = figures.filter(isMeasured).map(({ what, value }) => [what, value]);
  writeFileSync(KEPT, JSON.stringify(Object.fromEntries(values)));
  const bad = figures.filter((figure) => isOver(figure) || !isMeasured(figure));
  if (bad.length > 0) console.error(`Over budget or not measured: ${bad.map(({ what }) => what).join(', ')}.`);
  return bad.length > 0 ? 1 : 0;
}
