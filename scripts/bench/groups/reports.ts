// Measures large reports: their time, compared with the libraries alone, and the memory of the tab.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { buildInto, openBenchPage } from '../measuring/benchPage';
import type { Figure } from '../measuring/figure';
import { withPeak } from '../measuring/memory';
import { CPU_SLOWDOWN, SLOW } from '../measuring/slowPage';
import { bareSeconds } from '../pages/reportsBare';
import type { Task, Written } from '../pages/reportsPage';

const TASKS: Task[] = [
  { kind: 'xlsx', rows: 100_000, columns: 16 },
  { kind: 'pdf', rows: 10_000, columns: 10 },
];
const RUNS = 2;

export async function reports(address: string, floor: number): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reports-'));
  try {
    await buildInto(folder, 'scripts/bench/pages/reportsPage.ts');
    const figures: Figure[] = [];
    for (const task of TASKS) figures.push(...(await figuresOf(task, address, folder, floor)));
    return figures;
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function figuresOf(task: Task, address: string, folder: string, floor: number): Promise<Figure[]> {
  const bare: number[] = [];
  const ours: (Written & { megabytes: number })[] = [];
  // Alternating, so that other load on the machine affects both.
  for (let run = 0; run < RUNS; run += 1) {
    bare.push(await bareSeconds(task));
    ours.push(await inChromium(task, address, folder));
  }
  // The best of the runs: other load on the machine can only add to it.
  const seconds = Math.min(...ours.map((run) => run.seconds));
  const blockedMs = Math.min(...ours.map((run) => run.blockedMs));
  const alone = Math.min(...bare);
  const name = `${task.kind.toUpperCase()} of ${task.rows} × ${task.columns}`;
  return [
    { what: `${name}, library alone in Node`, value: alone, unit: 's' },
    { what: name, value: seconds, unit: 's', budget: 1.5, beside: { name: 'alone', value: alone } },
    {
      what: `${name}, peak memory of the tab`,
      value: Math.max(...ours.map((run) => run.megabytes)),
      unit: 'MB',
      budget: 400,
    },
    {
      what: `${name}, longest block of the page, as if ${SLOW}`,
      // Multiplied because the floor is measured with a CPU slowdown and this is not.
      value: blockedMs * CPU_SLOWDOWN,
      unit: 'ms',
      budget: 0.5,
      beside: { name: 'floor', value: floor },
    },
    { what: `${name}, size of the file`, value: (ours[0]?.bytes ?? 0) / 1e6, unit: 'MB' },
  ];
}

/** Runs in a page of the console's origin, under its content security policy. */
async function inChromium(task: Task, address: string, folder: string): Promise<Written & { megabytes: number }> {
  const browser = await chromium.launch(launchOptions());
  try {
    const [page, script] = await openBenchPage(browser, address, folder);
    return await withPeak(browser, () => run(page, script, task));
  } finally {
    await browser.close();
  }
}

function run(page: Page, script: string, task: Task): Promise<Written> {
  return page.evaluate(
    async ({ script, task }) => {
      const { measure } = (await import(script)) as { measure: (task: unknown) => Promise<Written> };
      return measure(task);
    },
    { script, task },
  );
}
