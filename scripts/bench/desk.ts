// How long a reviewer waits, on a slow machine and with a distant upstream.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser';
import { type Figure, median } from './figure';
import { SLOW, slowed } from './slowPage';
import { BenchWorld } from './world';

const UPSTREAM_MS = 300;
const RUNS = 5;
const DECISIONS = 4;
const PICTURES = 2;

interface Times {
  firstRow: number;
  nextPage: number;
  nextCases: number[];
}

export async function desk(address: string, floor: number): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const times: Times[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await timesOf(browser, address, new BenchWorld(address, `default~desk${run}`)));
    }
    const slow = `${SLOW}, upstream ${UPSTREAM_MS} ms away`;
    const beside = { name: 'floor', value: floor };
    return [
      {
        what: `list URL to first row ${slow}`,
        value: median(times.map(({ firstRow }) => firstRow)),
        unit: 'ms',
        beside,
      },
      { what: `next page ${slow}`, value: median(times.map(({ nextPage }) => nextPage)), unit: 'ms', beside },
      {
        what: `next case after a decision ${slow}`,
        value: median(times.flatMap(({ nextCases }) => nextCases)),
        unit: 'ms',
        budget: 0.2,
        beside,
      },
    ];
  } finally {
    await browser.close();
  }
}

async function timesOf(browser: Browser, address: string, world: BenchWorld): Promise<Times> {
  const context = await browser.newContext(await world.keptBy('INT APD'));
  await world.control('/faults/*', 'PUT', { latencyMs: UPSTREAM_MS });
  const page = await slowed(context);

  const rows = page.getByRole('row').filter({ hasText: '/' });
  const opened = performance.now();
  await page.goto(`${address}dashboard`);
  await rows.first().waitFor();
  const firstRow = performance.now() - opened;

  // Wait until the next page is prefetched.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name: url }) => url.endsWith('/kyc/pending')).length >= 2,
  );
  const before = await rows.first().innerText();
  const turned = performance.now();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.waitForFunction(
    (text) => document.querySelector('tbody tr')?.textContent !== text,
    before.replace(/\t/g, ''),
  );
  const nextPage = performance.now() - turned;
  await page.getByRole('button', { name: 'First page' }).click();

  await rows.first().click();
  const nextCases: number[] = [];
  for (let decision = 0; decision < DECISIONS; decision += 1) nextCases.push(await decide(page, decision + 2));
  await context.close();
  return { firstRow, nextPage, nextCases };
}

/** The time from the decision's answer until the next case is complete: compared, with both pictures. */
async function decide(page: Page, casesLoaded: number): Promise<number> {
  await waitUntilComplete(page);
  // Wait until the next case is prefetched.
  await page.waitForFunction(
    (wanted) =>
      performance.getEntriesByType('resource').filter(({ name: url }) => url.endsWith('/kyc/image')).length >= wanted,
    casesLoaded * PICTURES,
  );
  const name = await page.getByRole('heading', { level: 3 }).first().innerText();
  const appeared = page.waitForFunction(
    (old) => {
      const dialog = document.querySelector('.review');
      const pictures = [...(dialog?.querySelectorAll('img') ?? [])];
      const isNew = dialog?.querySelector('h3')?.textContent !== old;
      const areLoaded =
        pictures.length === 2 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      return isNew && areLoaded && dialog?.querySelector('tr[data-outcome]') ? performance.now() : 0;
    },
    name,
    { polling: 'raf' },
  );
  await page.keyboard.press('a');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Enter');
  const at = await (await appeared).jsonValue();
  const answered = await page.evaluate(
    () =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(({ name: url }) =>
        url.endsWith('/kyc/decision'),
      )?.responseEnd,
  );
  if (answered === undefined) throw new Error('No decision was sent.');
  return at - answered;
}

const waitUntilComplete = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelectorAll('.review img').length === 2 &&
      document.querySelector('.review tr[data-outcome]') !== null,
  );
