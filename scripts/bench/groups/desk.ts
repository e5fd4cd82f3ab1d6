// Measures how long a reviewer waits at each desk, on a slow machine with a distant upstream.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { type Figure, median } from '../measuring/figure';
import { SLOW, slowed } from '../measuring/slowPage';
import { BenchWorld } from '../measuring/world';

const UPSTREAM_MS = 300;
const RUNS = 2;
const DECISIONS = 3;
const PICTURES = 2;

interface Desk {
  /** Prefix of the names of its figures. */
  prefix: string;
  path: string;
  department: 'INT APD' | 'INT MRD';
  /** The first part of its calls' addresses. */
  calls: string;
  /** The number of list calls until the next page is loaded as well. */
  listCalls: number;
  /** A selector that matches once the comparison is shown. */
  compared: string;
  /** The last call of a decision, whose answer the reviewer waits for. */
  lastCall: string;
  /** What a reviewer does between the decision and its last call. */
  between?: (page: Page) => Promise<void>;
}

const members: Desk = {
  prefix: '',
  path: 'dashboard',
  department: 'INT APD',
  calls: 'kyc',
  listCalls: 2,
  compared: 'tr[data-outcome]',
  lastCall: 'decision',
};

const doctors: Desk = {
  prefix: 'doctors: ',
  path: 'docdashboard',
  department: 'INT MRD',
  calls: 'doctors',
  // One call loads the whole list.
  listCalls: 1,
  compared: '.licence',
  lastCall: 'bank-details',
  between: async (page) => {
    await page.getByLabel('Bank account', { exact: true }).fill('001234567890');
    await page.getByLabel('SWIFT code', { exact: true }).fill('BOPIPHMM');
    await page.keyboard.press('Enter');
  },
};

interface Times {
  firstRow: number;
  nextPage: number;
  nextCases: number[];
}

export async function desks(address: string, floor: number): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      ...(await figuresOf(browser, address, members, floor)),
      ...(await figuresOf(browser, address, doctors, floor)),
    ];
  } finally {
    await browser.close();
  }
}

async function figuresOf(browser: Browser, address: string, desk: Desk, floor: number): Promise<Figure[]> {
  const times: Times[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    times.push(await timesOf(browser, address, desk, new BenchWorld(address, `default~${desk.path}${run}`)));
  }
  const slow = `${SLOW}, upstream ${UPSTREAM_MS} ms away`;
  const beside = { name: 'floor', value: floor };
  const { prefix } = desk;
  return [
    {
      what: `${prefix}list URL to first row ${slow}`,
      value: median(times.map(({ firstRow }) => firstRow)),
      unit: 'ms',
      beside,
    },
    { what: `${prefix}next page ${slow}`, value: median(times.map(({ nextPage }) => nextPage)), unit: 'ms', beside },
    {
      what: `${prefix}next case after a decision ${slow}`,
      value: median(times.flatMap(({ nextCases }) => nextCases)),
      unit: 'ms',
      budget: 0.3,
      aim: 0.1,
      beside,
    },
  ];
}

async function timesOf(browser: Browser, address: string, desk: Desk, world: BenchWorld): Promise<Times> {
  const context = await browser.newContext(await world.signedInOptions(desk.department));
  await world.control('/faults/*', 'PUT', { latencyMs: UPSTREAM_MS });
  const page = await slowed(context);

  const rows = page.getByRole('row').filter({ hasText: '/' });
  const opened = performance.now();
  await page.goto(address + desk.path);
  await rows.first().waitFor();
  const firstRow = performance.now() - opened;

  // Wait until the next page is prefetched.
  await answered(page, `/${desk.calls}/pending`, desk.listCalls);
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
  for (let decision = 0; decision < DECISIONS; decision += 1) nextCases.push(await decide(page, desk, decision + 2));
  await context.close();
  return { firstRow, nextPage, nextCases };
}

/** The time from the decision's last answer until the next case is complete: compared, with both pictures. */
async function decide(page: Page, desk: Desk, casesLoaded: number): Promise<number> {
  await waitUntilComplete(page, desk);
  // Wait until the next case is prefetched.
  await answered(page, `/${desk.calls}/image`, casesLoaded * PICTURES);
  const name = await page.getByRole('heading', { level: 3 }).first().innerText();
  const appeared = page.waitForFunction(
    ({ old, compared }) => {
      const dialog = document.querySelector('.review');
      const pictures = [...(dialog?.querySelectorAll('img') ?? [])];
      const isNew = dialog?.querySelector('h3')?.textContent !== old;
      const areLoaded =
        pictures.length === 2 && pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0);
      return isNew && areLoaded && dialog?.querySelector(compared) ? performance.now() : 0;
    },
    { old: name, compared: desk.compared },
    { polling: 'raf' },
  );
  await page.keyboard.press('a');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  // When there is a serious risk, Enter cancels, and only Shift+A approves.
  await page.keyboard.press((await dialog.innerText()).includes('Shift+A') ? 'Shift+A' : 'Enter');
  await desk.between?.(page);
  const at = await (await appeared).jsonValue();
  const lastAnswer = await page.evaluate(
    (call) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).findLast(({ name: url }) =>
        url.endsWith(call),
      )?.responseEnd,
    `/${desk.calls}/${desk.lastCall}`,
  );
  if (lastAnswer === undefined) throw new Error('No decision was sent.');
  return at - lastAnswer;
}

const answered = (page: Page, call: string, times: number) =>
  page.waitForFunction(
    ({ ending, wanted }) =>
      performance.getEntriesByType('resource').filter(({ name: url }) => url.endsWith(ending)).length >= wanted,
    { ending: call, wanted: times },
  );

const waitUntilComplete = (page: Page, { compared }: Desk) =>
  page.waitForFunction(
    (selector) =>
      document.querySelectorAll('.review img').length === 2 && document.querySelector(`.review ${selector}`) !== null,
    compared,
  );
