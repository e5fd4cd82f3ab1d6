// Measures the page of cards with pictures: opening it, and scrolling until five hundred cards are shown.
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { type Figure, median } from '../measuring/figure';
import { residentWhenScarce, withPeak } from '../measuring/memory';
import { BenchWorld } from '../measuring/world';

const RUNS = 2;
const WANTED = 500;
const CARD = '.cards > li img';
/** Scrolls like a mouse wheel: this many pixels at a time, at this interval. */
const STEP = { pixels: 600, everyMs: 60 };

export async function cards(address: string): Promise<Figure[]> {
  const world = new BenchWorld(address, 'large~cards');
  // The first call makes the mocks generate a hundred thousand records, which is not to be measured.
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
      // The best of the runs: other load on the machine can only add to it.
      value: Math.min(...runs.map((run) => run.longestBlock)),
      unit: 'ms',
      budget: 50,
    },
    { what: `${name}, cards at the end`, value: Math.min(...runs.map((run) => run.count)), unit: '' },
    { what: `${name}, pictures in the page at the end`, value: Math.max(...runs.map((run) => run.pictures)), unit: '' },
    {
      // With the pictures that the browser caches for as long as there is memory.
      what: `${name}, peak memory of the tab`,
      value: Math.max(...runs.map((run) => run.megabytes)),
      unit: 'MB',
    },
    {
      what: `${name}, memory of the tab once memory is scarce`,
      value: Math.max(...runs.map((run) => run.held)),
      unit: 'MB',
      budget: 350,
    },
  ];
}

/** The time from opening the address until the first picture, and the results of `measure` on that page. */
async function opened<More>(
  address: string,
  world: BenchWorld,
  measure: (browser: Browser, page: Page) => Promise<More>,
) {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext(await world.signedInOptions('INT MRKTG'));
    const page = await context.newPage();
    // The tester's panel exists only in mock mode, and does layout work on every scroll.
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
  return { ...measured, pictures: await picturesOf(page), held: await residentWhenScarce(browser, page) };
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
      // No named function here: esbuild would add a call of its helper `__name`, which does not exist in the page.
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

/**
 * The number of pictures that are in the page once those in sight are loaded; the list may not be scrolled to its end.
 */
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
