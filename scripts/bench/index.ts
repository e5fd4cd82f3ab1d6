// `npm run bench`: measures the figures and prints them as one table, each with its previous value. Fails if one is
// over its budget or could not be measured. With names of groups it measures only these: `npm run bench -- large`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Floor, groups } from './groups';
import { type Figure, isMeasured, isWithinBudget } from './measuring/figure';
import { type Measured, merged, readPrevious } from './measuring/previousFigures';
import { withStack } from './measuring/stack';
import { table } from './table';

const KEPT = '.cache/bench.json';
const TABLE = '.cache/bench.md';
/** The budget of all groups together, on two otherwise idle cores. */
const WHOLE_SECONDS = 480;
const WHOLE = 'the whole';

export async function bench(named: string[]): Promise<number> {
  const unknown = named.filter((name) => !(name in groups));
  if (unknown.length > 0) {
    console.error(`There is no group ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
    return 1;
  }
  const seconds = stopwatch();
  const chosen = Object.entries(groups).filter(([name]) => named.length === 0 || named.includes(name));
  const measured: Measured = new Map();
  const failed: string[] = [];
  /** Measures one group; if it fails, the others are measured all the same. */
  const measure = async (name: string, figuresOf: () => Promise<Figure[]> | Figure[]) => {
    const ofGroup = stopwatch();
    try {
      const figures = await figuresOf();
      measured.set(name, [...figures, { what: `time of the group ${name}`, value: ofGroup(), unit: 's' }]);
      console.log(`${name}: ${Math.round(ofGroup())} s`);
    } catch (error) {
      failed.push(name);
      console.error(`${name} could not be measured:`, error);
    }
  };
  try {
    await withStack(new Set(chosen.flatMap(([, { needs }]) => needs)), async (addresses) => {
      const floor = new Floor(addresses.floor);
      console.log(`everything is up: ${Math.round(seconds())} s`);
      for (const [name, group] of chosen) await measure(name, () => group.measure(addresses, floor));
    });
  } catch (error) {
    console.error(`Nothing more can be measured: ${(error as Error).message}`);
    failed.push(...chosen.map(([name]) => name).filter((name) => !measured.has(name) && !failed.includes(name)));
  }
  if (named.length === 0 && failed.length === 0)
    measured.set(WHOLE, [{ what: `time of ${WHOLE}`, value: seconds(), unit: 's', budget: WHOLE_SECONDS }]);
  return report(measured, failed);
}

const stopwatch = () => {
  const from = performance.now();
  return () => (performance.now() - from) / 1000;
};

function report(measured: Measured, failed: string[]): number {
  const previous = readPrevious(existsSync(KEPT) ? readFileSync(KEPT, 'utf8') : undefined);
  const figures = [...measured.values()].flat();
  const shown = table(figures, previous);
  console.log(`\n${shown}`);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(TABLE, shown);
  writeFileSync(KEPT, JSON.stringify(merged(previous, measured, new Date().toISOString()), null, 1));
  const over = figures.filter((figure) => isMeasured(figure) && !isWithinBudget(figure));
  const missing = [...failed, ...figures.filter((figure) => !isMeasured(figure)).map(({ what }) => what)];
  if (over.length > 0) console.error(`Over budget: ${over.map(({ what }) => what).join(', ')}.`);
  if (missing.length > 0) console.error(`Not measured: ${missing.join(', ')}.`);
  return over.length + missing.length > 0 ? 1 : 0;
}
