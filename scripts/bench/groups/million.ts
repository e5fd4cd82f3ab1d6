// Measures times and memory, in the page and in the gateway, that must not grow with lists of a thousand, a hundred
// thousand and a million records.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { stringify } from 'yaml';
import { operationTable } from '#contract';
import { certificate } from '../../../mocks/shim/settings';
import { examples } from '../../../openapi/generated/examples';
import { launchOptions } from '../../stack/browser';
import type { Figure } from '../measuring/figure';
import { emailOf } from '../measuring/load';
import { heapOf, withPeak } from '../measuring/memory';
import { noteUsable, ROW, usableAfter } from '../measuring/slowPage';
import { signedInOptions } from '../measuring/world';
import type { Besieged, Watched } from '../pages/hostileAlone';
import { ANSWERED, MillionServer, WANTED } from '../pages/millionServer';
import { figuresBySize, type Sized } from './sizes';
import { openSurvey } from './survey';

const SIZES = [1_000, 100_000, 1_000_000] as const;
const RUNS = 2;
const WITHIN_MS = 240_000;

/**
 * The limits of the longer lists: `times` the figure of a thousand records, plus `more`. The latter covers costs that
 * do not grow with the list; times also vary by this much on a busy machine.
 */
const ALLOWED = {
  firstPage: { times: 1.3, more: 200 },
  // The memory of a page also depends on how much code is compiled by then.
  pageMemory: { times: 1.3, more: 2 },
  // A thousand rows are less than half of the 2,100 rows of one step of a search.
  firstMatch: { times: 1.3, more: 250 },
  // Until the search stops, a few more pages arrive, of a megabyte and a half each.
  searchMemory: { times: 1.3, more: 10 },
  // The worker holds what is compressed so far; a list of a thousand is compressed only when all of it has come.
  exportTab: { times: 1.3, more: 250 },
  // For a client that reads slower than the server writes, at most 32 MB are buffered, as received and as sent.
  exportGateway: { times: 1.3, more: 64 },
  // Other people's calls wait for as long.
  exportBlock: { times: 1.3, more: 400 },
  stop: { times: 1.3, more: 250 },
  gatewayMemory: { times: 1.1, more: 4 },
  // An answer of 32 MB is held as bytes, as text, as parsed values, and as the new bytes.
  wholeGateway: { times: 1.3, more: 250 },
} as const;

/** Addresses of the lists that the server pages. */
const PAGED = {
  'pending registrations': 'dashboard',
  products: 'aventus-marketplace',
  'eRCS validities': 'rCSValidityController',
};
/** Those of them that the console itself searches, page by page. */
const SEARCHED = {
  'pending registrations': { path: PAGED['pending registrations'], text: WANTED.registration },
  products: { path: PAGED.products, text: WANTED.product },
};

export async function million(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-million-'));
  const server = new MillionServer();
  try {
    const settings = join(folder, 'servers.yaml');
    writeFileSync(settings, stringify(settingsFor(await server.listen())));
    const measured = new Map<number, Sized>();
    for (const size of SIZES) measured.set(size, await withGateway(settings, server, size));
    return figuresBySize(measured);
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
}

const settingsFor = (url: string) => ({
  upstreams: { main: { url, ca: certificate('ca.pem') } },
  operations: Object.fromEntries(ANSWERED.map((id) => [id, { path: `/${id}`, method: operationTable[id].method }])),
});

interface Measuring {
  browser: Browser;
  address: string;
  contextOptions: BrowserContextOptions;
  gateway: ChildProcess;
  server: MillionServer;
  size: number;
}

/** Starts a new gateway and a new browser for each size. */
async function withGateway(settings: string, server: MillionServer, size: number): Promise<Sized> {
  server.count = size;
  const gateway = fork('scripts/bench/pages/hostileAlone.ts', [settings, '1'], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
  });
  const browser = await chromium.launch(launchOptions());
  try {
    const { url, cookies }: Besieged = await nextMessage(gateway);
    const address = `${url}/`;
    const measuring = { browser, address, contextOptions: keptOf(address, cookies[0] ?? ''), gateway, server, size };
    return {
      ...(await firstPages(measuring)),
      ...(await searches(measuring)),
      ...(await halfExport(measuring)),
      ...(await measureFull(measuring)),
    };
  } finally {
    gateway.disconnect();
    await browser.close();
  }
}

function keptOf(address: string, sealed: string): BrowserContextOptions {
  const [name = '', value = ''] = sealed.split(/=(.*)/s);
  const { user } = examples.loginAgora[200].default.data;
  const email = emailOf(1);
  const session = {
    user_info: { data: { ...user, emailaddress: email, email } },
    // The same device that the server answers to `checkDevice`.
    device_id: examples.checkDevice[200].default.data[0]?.deviceid,
    system_access: [],
  };
  return signedInOptions(address, session, [{ name, value, secure: true, httpOnly: true, sameSite: 'Strict' }]);
}

async function firstPages(measuring: Measuring): Promise<Sized> {
  const figures: Sized = {};
  for (const [name, path] of Object.entries(PAGED)) {
    const times: number[] = [];
    const held: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await inPage(measuring, async (page) => {
        await noteUsable(page, ROW);
        await page.goto(`${measuring.address}${path}`);
        times.push(await usableAfter(page));
        held.push(await heapOf(page));
      });
    }
    figures[`first page of ${name}`] = { value: Math.min(...times), unit: 'ms', within: ALLOWED.firstPage };
    figures[`memory of the page with ${name}`] = { value: Math.min(...held), unit: 'MB', within: ALLOWED.pageMemory };
  }
  return figures;
}

/**
 * Searches a record that is among the first: the time until it is shown, and the memory after the search is stopped.
 */
async function searches(measuring: Measuring): Promise<Sized> {
  const figures: Sized = {};
  for (const [name, { path, text }] of Object.entries(SEARCHED)) {
    const times: number[] = [];
    const held: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      await inPage(measuring, async (page) => {
        await page.goto(`${measuring.address}${path}`);
        await page.locator(ROW).first().waitFor();
        await page.waitForLoadState('networkidle');
        await noteFound(page, text);
        await page.getByRole('searchbox').fill(text);
        times.push(await foundAfter(page));
        const stop = page.getByRole('button', { name: 'Stop', exact: true });
        // In a short list the search has ended by now.
        await stop.click({ timeout: 1_000 }).catch(() => undefined);
        held.push(await heapOf(page));
      });
    }
    figures[`first match among ${name}`] = { value: Math.min(...times), unit: 'ms', within: ALLOWED.firstMatch };
    figures[`memory of the page after a search among ${name} was stopped`] = {
      value: Math.min(...held),
      unit: 'MB',
      within: ALLOWED.searchMemory,
    };
  }
  return figures;
}

/** Marks the times of the first character in the field and of the frame with the row. */
const noteFound = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    addEventListener('input', () => performance.mark('typed'), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tbody')?.textContent.includes(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('found')));
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, text);

async function foundAfter(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName('found').length > 0);
  return page.evaluate(() => performance.measure('searched', 'typed', 'found').duration);
}

/** The gateway reads an answer with fewer rows to its end first, so the page has no rows when half has been written. */
const READ_WHOLE = 10_000;

/** Exports the survey, and cancels when half of it has come. */
async function halfExport(measuring: Measuring): Promise<Sized> {
  const { browser, gateway, server, size, address } = measuring;
  return inPage(measuring, async (page) => {
    const dialog = await openSurvey(page, address);
    const before = await heapOf(page);
    await watchedOf(gateway);
    const signal = AbortSignal.timeout(WITHIN_MS);
    const half = once(server.events, 'half', { signal });
    const givenUp = once(server.events, 'given up', { signal });
    givenUp.catch(() => undefined);
    const { megabytes } = await withPeak(browser, async () => {
      await dialog.getByRole('button', { name: 'Export' }).click();
      await half;
      if (size > READ_WHOLE) await untilRead(page, size / 2);
      return {};
    });
    const { peakMegabytes, longestBlockMs } = await watchedOf(gateway);
    const cancelled = performance.now();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).waitFor({ state: 'hidden' });
    const stopped = performance.now() - cancelled;
    const [givenUpAt] = await givenUp;
    const { keptMegabytes } = await watchedOf(gateway);
    return {
      'half an export, most memory of the tab': { value: megabytes, unit: 'MB', within: ALLOWED.exportTab },
      'half an export, most memory of the gateway': { value: peakMegabytes, unit: 'MB', within: ALLOWED.exportGateway },
      'half an export, longest block of the gateway': {
        value: longestBlockMs,
        unit: 'ms',
        within: ALLOWED.exportBlock,
      },
      'half an export cancelled: the form is free again after': { value: stopped, unit: 'ms', within: ALLOWED.stop },
      'half an export cancelled: the server stops writing after': {
        value: givenUpAt - cancelled,
        unit: 'ms',
        within: ALLOWED.stop,
      },
      'half an export cancelled, memory of the gateway': {
        value: keptMegabytes,
        unit: 'MB',
        within: ALLOWED.gatewayMemory,
      },
      'half an export cancelled, more memory of the page than before': {
        value: (await heapOf(page)) - before,
        unit: 'MB',
        within: ALLOWED.pageMemory,
      },
    };
  });
}

const untilRead = (page: Page, rows: number) =>
  page.waitForFunction(
    (wanted) => {
      const [, read = '0'] =
        /([\d,]+) rows read/.exec(document.querySelector('.export-progress')?.textContent ?? '') ?? [];
      return Number(read.replaceAll(',', '')) >= wanted;
    },
    // Not exactly half, because the last batch before it is reported a moment later.
    rows * 0.98,
    { timeout: WITHIN_MS, polling: 50 },
  );

/** A list that comes in one answer: the page shows it, or says that it is too large. */
async function measureFull(measuring: Measuring): Promise<Sized> {
  return inPage(measuring, async (page) => {
    await watchedOf(measuring.gateway);
    await noteUsable(page, `${ROW}, .bp6-non-ideal-state`);
    await page.goto(`${measuring.address}corp-suspend`);
    const took = await usableAfter(page);
    const { peakMegabytes, keptMegabytes } = await watchedOf(measuring.gateway);
    return {
      'suspended accounts in one answer, until they are shown or refused': { value: took, unit: 'ms' },
      'suspended accounts in one answer, most memory of the gateway': {
        value: peakMegabytes,
        unit: 'MB',
        within: ALLOWED.wholeGateway,
      },
      'suspended accounts in one answer, memory of the gateway afterwards': {
        value: keptMegabytes,
        unit: 'MB',
        within: ALLOWED.gatewayMemory,
      },
      'suspended accounts in one answer, memory of the page': { value: await heapOf(page), unit: 'MB' },
    };
  });
}

async function inPage<T>({ browser, contextOptions }: Measuring, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(contextOptions);
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

async function watchedOf(gateway: ChildProcess): Promise<Watched> {
  gateway.send('usage');
  return nextMessage(gateway);
}

/** The next message of the process; rejects at once if the process ends first. */
async function nextMessage<T>(child: ChildProcess): Promise<T> {
  const received = new AbortController();
  const signal = AbortSignal.any([received.signal, AbortSignal.timeout(WITHIN_MS)]);
  const exited = once(child, 'exit', { signal }).then(() => {
    throw new Error('The gateway ended by itself.');
  });
  exited.catch(() => undefined);
  try {
    const [message] = await Promise.race([once(child, 'message', { signal }), exited]);
    return message;
  } finally {
    received.abort();
  }
}
