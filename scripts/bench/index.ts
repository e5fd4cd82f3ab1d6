// `npm run bench`: measures the figures and prints them as tables. It fails if one is over its budget or could not be measured.
// With the names of groups it measures these alone: `npm run bench -- large`.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cards } from './cards';
import { comparison } from './comparison';
import { desks } from './desk';
import { type Figure, isWithinBudget, table } from './figure';
import { forms } from './forms';
import { gateway } from './gateway';
import { hostile } from './hostile';
import { large } from './large';
import { market } from './market';
import { openings } from './openings';
import { reports } from './reports';
import { type Addresses, withStack } from './stack';
import { survey } from './survey';
import { throughput } from './throughput';

type Group = (addresses: Addresses, floor: number) => Figure[] | Promise<Figure[]>;

/** What is measured after the openings, which give the floor. */
const groups: Record<string, Group> = {
  forms: (addresses, floor) => forms(addresses.console, floor),
  desks: (addresses, floor) => desks(addresses.console, floor),
  cards: (addresses) => cards(addresses.console),
  market: (addresses) => market(addresses.console),
  survey: (addresses) => survey(addresses.console),
  large: (addresses) => large(addresses.console),
  comparison: (_addresses, floor) => comparison(floor),
  throughput: (addresses) => throughput(addresses),
  gateway: () => gateway(),
  hostile: () => hostile(),
  reports: (addresses, floor) => reports(addresses.console, floor),
};

/** Their budgets are multiples of no floor, so nothing else need be measured with them. */
const FLOORLESS = ['cards', 'market', 'survey', 'large', 'throughput', 'gateway', 'hostile'];

export async function bench(named: string[]): Promise<number> {
  const unknown = named.filter((name) => !(name in groups));
  if (unknown.length > 0) {
    console.error(`There is no group ${unknown.join(', ')}. There are: ${Object.keys(groups).join(', ')}.`);
    return 1;
  }
  const chosen = Object.entries(groups).filter(([name]) => named.length === 0 || named.includes(name));
  const needsFloor = chosen.some(([name]) => !FLOORLESS.includes(name));
  const figures: Figure[] = [];
  const failed: string[] = [];
  /** Told as it is known: one group that fails takes no other along. */
  const tell = async (name: string, measured: () => Promise<Figure[]> | Figure[]) => {
    try {
      const found = await measured();
      figures.push(...found);
      console.log(table(found));
    } catch (error) {
      failed.push(name);
      console.error(`${name} could not be measured:`, error);
    }
  };
  await withStack(async (addresses) => {
    const opened = needsFloor ? await openings(addresses) : { figures: [], floor: Number.NaN };
    if (named.length === 0) await tell('openings', () => opened.figures);
    for (const [name, measure] of chosen) await tell(name, () => measure(addresses, opened.floor));
  });
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.md', table(figures));
  const over = figures.filter((figure) => !isWithinBudget(figure));
  if (over.length > 0) console.error(`Over budget: ${over.map(({ what }) => what).join(', ')}.`);
  if (failed.length > 0) console.error(`Not measured: ${failed.join(', ')}.`);
  return over.length + failed.length > 0 ? 1 : 0;
}
