// Cards with pictures, from their address, scrolled until there are five hundred of them.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../stack/browser';
import { type Figure, median } from './measuring/figure';
import { withPeak } from './measuring/memory';
import { BenchWorld } from './measuring/world';

const RUNS = 2;
const WANTED = 500;
const CARD = '.cards > li img';
/** Scrolled so far at a time, as a wheel does it, once in so many milliseconds. */
const STEP = { pixels: 600, everyMs: 60 };

export async function cards(address: string): Promise<Figure[]> {
  const world = new BenchWorld(address, 'large~cards');
  // The mocks make a hundred thousand when they are first asked.
  await opened(address, world, async () => undefined);
  const runs = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await opened(address, world, scrolled));
  const name = '500 cards with pictures';
  return [
    {
      what: `${name}, from their address to the first picture`,
      value: median(runs.map((run) => run.first)),
      unit: 'ms',
    },
    {
      what: `${name}, longest block of the page while scrolled to`,
      // The best of the runs: a busy machine only adds to it.
      value: Math.min(...runs.map((run) => run.longestBlock)),
      unit: 'ms',
      budget: 50,
    },
    { what: `${name}, cards at the end`, value: Math.min(...runs.map((run) => run.count)), unit: '' },
    { what: `${name}, pictures in the page at the end`, value: Math.max(...runs.map((run) => run.pictures)), unit: '' },
    {
      what: `${name}, peak memory of the tab`,
      value: Math.max(...runs.map((run) => run.megabytes)),
      unit: 'MB',
      budget: 500,
    },
  ];
}

/** From their address until the first picture, and what is measured of the page from there on. */
async function opened<More>(
  address: string,
  world: BenchWorld,
  measure: (browser: Browser, page: Page) => Promise<More>,
) {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext(await world.keptBy('INT MRKTG'));
    const page = await context.newPage();
    // It exists in mock mode only, and measures the page whenever that moves.
    await page.route('**/TesterPanel-*.js', (route) => route.abort());
    const began = performance.now();
    await page.goto(`${address}newsletter`);
    await page.locator(CARD).first().waitFor();
    const first = performance.now() - began;
    await page.waitForLoadState('networkidle');
    return { first, ...(await measure(browser, page)) };
  } finally {
    await browser.close();
  }
}

async function scrolled(browser: Browser, page: Page) {
  const measured = await withPeak(browser, () => scrollToEnd(page));
  return { ...measured, pictures: await picturesOf(page) };
}

const scrollToEnd = (page: Page) =>
  page.evaluate(
    async ({ pixels, everyMs, wanted }) => {
      let longestBlock = 0;
      let last = performance.now();
      let isOver = false;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const now = performance.now();
        longestBlock = Math.max(longestBlock, now - last);
        last = now;
        if (!isOver) channel.port2.postMessage(null);
      };
      channel.port2.postMessage(null);
      // A function with a name of its own would ask, in the page, for what the compiler calls it by.
      const shown = document.querySelector('ul.cards')?.children ?? [];
      for (let still = 0; still < 10 && shown.length < wanted; ) {
        const before = scrollY;
        scrollBy(0, pixels);
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        still = scrollY === before ? still + 1 : 0;
      }
      isOver = true;
      return { longestBlock, count: shown.length };
    },
    { ...STEP, wanted: WANTED },
  );

/** Those that are left once those in sight are there. The last cards may still be far below. */
async function picturesOf(page: Page): Promise<number> {
  await page.waitForFunction((pictures) => {
    const inSight = [...document.querySelectorAll<HTMLImageElement>(pictures)].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return inSight.length > 0 && inSight.every(({ complete }) => complete);
  }, CARD);
  await page.waitForLoadState('networkidle');
  return page.locator(CARD).count();
}
