// Measures how long it takes to compare the rows of a sheet with a list, and for how long the page is blocked.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { buildInto, openBenchPage } from '../measuring/benchPage';
import { type Figure, median } from '../measuring/figure';
import type { Judged } from '../pages/sheetPage';

const RUNS = 5;
const TASK = { rows: 1000, listed: 100_000 };
const EACH = TASK.rows / 4;

export async function sheet(address: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-sheet-'));
  const browser = await chromium.launch(launchOptions());
  try {
    await buildInto(folder, 'scripts/bench/pages/sheetPage.ts');
    const runs: Judged[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // A new page for each run, because already compiled code would make the next run faster.
      const [page, script] = await openBenchPage(browser, address, folder);
      runs.push(
        await page.evaluate(
          async ({ script, task }) => {
            const { measure } = (await import(script)) as { measure: (task: unknown) => Promise<Judged> };
            return measure(task);
          },
          { script, task: TASK },
        ),
      );
      await page.close();
    }
    for (const { outcomes } of runs)
      if (['new', 'changed', 'same', 'refused'].some((outcome) => outcomes[outcome] !== EACH))
        throw new Error(`The rows were judged otherwise: ${JSON.stringify(outcomes)}.`);
    const what = `${TASK.rows} rows of a sheet judged beside ${TASK.listed}`;
    return [
      { what, value: median(runs.map(({ ms }) => ms)), unit: 'ms', budget: 300 },
      {
        what: `${what}, longest block of the page`,
        value: median(runs.map(({ blockedMs }) => blockedMs)),
        unit: 'ms',
        budget: 50,
      },
    ];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}
