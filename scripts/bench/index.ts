// `npm run bench`: measures the figures and prints them as a table. It fails if one is over its budget.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cards } from './cards';
import { comparison } from './comparison';
import { desks } from './desk';
import { isWithinBudget, table } from './figure';
import { forms } from './forms';
import { gateway } from './gateway';
import { market } from './market';
import { openings } from './openings';
import { reports } from './reports';
import { withStack } from './stack';
import { throughput } from './throughput';

export async function bench(): Promise<number> {
  const figures = await withStack(async (addresses) => {
    const { figures: opened, floor } = await openings(addresses);
    return [
      ...opened,
      ...(await forms(addresses.console, floor)),
      ...(await desks(addresses.console, floor)),
      ...(await cards(addresses.console)),
      ...(await market(addresses.console)),
      ...comparison(floor),
      ...(await throughput(addresses)),
      ...(await gateway()),
      ...(await reports(addresses.console, floor)),
    ];
  });
  const written = table(figures);
  console.log(written);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.md', written);
  const over = figures.filter((figure) => !isWithinBudget(figure));
  if (over.length > 0) console.error(`Over budget: ${over.map(({ what }) => what).join(', ')}.`);
  return over.length > 0 ? 1 : 0;
}
