// `npm run bench`: measures the figures and prints them as a table. It fails if one is over its budget.
import { mkdirSync, writeFileSync } from 'node:fs';
import { comparison } from './comparison';
import { desk } from './desk';
import type { Figure } from './figure';
import { firstScreen } from './firstScreen';
import { reports } from './reports';
import { withStack } from './stack';
import { throughput } from './throughput';

const round = (value: number) => (value >= 100 ? Math.round(value) : Math.round(value * 10) / 10);
const isWithinBudget = ({ value, budget }: Figure) => budget === undefined || value <= budget;

function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.what,
    `${round(figure.value)} ${figure.unit}`.trim(),
    figure.budget === undefined ? '–' : `≤ ${figure.budget} ${figure.unit}`.trim(),
    isWithinBudget(figure) ? '' : 'OVER',
  ]);
  const lines = [['figure', 'measured', 'budget', ''], ['---', '---:', '---:', '---'], ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

export async function bench(): Promise<number> {
  const figures = await withStack(async (addresses) => [
    ...(await firstScreen(addresses.console)),
    ...(await throughput(addresses)),
    ...(await desk(addresses.console)),
    ...comparison(),
    ...(await reports(addresses.console)),
  ]);
  const written = table(figures);
  console.log(written);
  mkdirSync('.cache', { recursive: true });
  writeFileSync('.cache/bench.md', written);
  const over = figures.filter((figure) => !isWithinBudget(figure));
  if (over.length > 0) console.error(`Over budget: ${over.map(({ what }) => what).join(', ')}.`);
  return over.length > 0 ? 1 : 0;
}
