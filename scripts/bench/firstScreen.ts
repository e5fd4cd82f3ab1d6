// How long the first visit of the login page takes, on a slow machine.
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser';
import { type Figure, median } from './figure';

const CPU_SLOWDOWN = 4;
const RUNS = 5;

interface Asked {
  url: string;
  type: string;
  /** The length of the chain of requests that leads to this one, itself included. */
  depth: number;
}

export async function firstScreen(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const asked = await requestsOf(browser, address);
    const times = [];
    for (let run = 0; run < RUNS; run += 1) times.push(await timesOf(browser, address));
    return [...(await sizes(asked)), ...shapes(asked), ...medians(times)];
  } finally {
    await browser.close();
  }
}

async function usable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  // The page is usable when the field accepts text.
  await page.getByLabel('Email').fill('x');
}

async function requestsOf(browser: Browser, address: string): Promise<Asked[]> {
  const page = await browser.newPage();
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const asked = new Map<string, Asked>();
  const all: Asked[] = [];
  session.on('Network.requestWillBeSent', ({ request, type = 'Other', initiator }) => {
    const urls = [initiator.url, ...(initiator.stack?.callFrames.map(({ url }) => url) ?? [])];
    const parents = urls.map((url) => asked.get(url ?? '')?.depth ?? 0);
    const entry = { url: request.url, type, depth: Math.max(0, ...parents) + 1 };
    all.push(entry);
    if (!asked.has(entry.url)) asked.set(entry.url, entry);
  });
  await page.goto(address);
  await usable(page);
  await page.waitForLoadState('networkidle');
  await page.close();
  return all;
}

async function sizes(asked: Asked[]): Promise<Figure[]> {
  const kilobytes = async (type: string, encoding: string) => {
    // Not counted: the tester's panel exists in mock mode only.
    const urls = asked
      .filter((request) => request.type === type && !request.url.includes('/tester/'))
      .map(({ url }) => url);
    const lengths = await Promise.all(
      [...new Set(urls)].map(async (url) => {
        const { headers } = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
        if (headers.get('content-encoding') !== encoding) throw new Error(`${url} is not served as ${encoding}.`);
        return Number(headers.get('content-length'));
      }),
    );
    return lengths.reduce((sum, length) => sum + length, 0) / 1000;
  };
  return [
    { what: 'login JavaScript, brotli', value: await kilobytes('Script', 'br'), unit: 'kB', budget: 120 },
    { what: 'login JavaScript, gzip', value: await kilobytes('Script', 'gzip'), unit: 'kB' },
    { what: 'login CSS, brotli', value: await kilobytes('Stylesheet', 'br'), unit: 'kB', budget: 30 },
    { what: 'login CSS, gzip', value: await kilobytes('Stylesheet', 'gzip'), unit: 'kB' },
  ];
}

function shapes(asked: Asked[]): Figure[] {
  const urls = asked.map(({ url }) => url);
  return [
    { what: 'requests of the login page', value: urls.length, unit: '', budget: 8 },
    { what: 'fetched twice', value: urls.length - new Set(urls).size, unit: '', budget: 0 },
    { what: 'longest chain of requests', value: Math.max(...asked.map(({ depth }) => depth)), unit: '', budget: 3 },
    {
      what: 'bundles of all icons',
      value: urls.filter((url) => /(all|split)Paths/.test(url)).length,
      unit: '',
      budget: 0,
    },
  ];
}

interface Times {
  fcp: number;
  lcp: number;
  usable: number;
}

async function timesOf(browser: Browser, address: string): Promise<Times> {
  // A new context has an empty cache.
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const start = performance.now();
  await page.goto(address);
  await usable(page);
  const usableAfter = performance.now() - start;
  const painted = await page.evaluate(
    () =>
      new Promise<{ fcp: number; lcp: number }>((resolve) => {
        const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
        new PerformanceObserver((list) => {
          resolve({ fcp, lcp: list.getEntries().at(-1)?.startTime ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await context.close();
  return { ...painted, usable: usableAfter };
}

function medians(times: Times[]): Figure[] {
  const slow = `under ${CPU_SLOWDOWN}× CPU slowdown`;
  return [
    { what: `first contentful paint ${slow}`, value: median(times.map(({ fcp }) => fcp)), unit: 'ms', budget: 1500 },
    {
      what: `largest contentful paint ${slow}`,
      value: median(times.map(({ lcp }) => lcp)),
      unit: 'ms',
      budget: 1500,
    },
    { what: `usable login ${slow}`, value: median(times.map(({ usable }) => usable)), unit: 'ms', budget: 2000 },
  ];
}
