// Pages on a slow machine, and how long they take until they can be used.
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export const CPU_SLOWDOWN = 4;
export const SLOW = `under ${CPU_SLOWDOWN}× CPU slowdown`;

export interface Place {
  name: string;
  url: string;
  /** What is seen when the page can be used. */
  usable: string;
  context: BrowserContextOptions;
}

/** The first row with data; while a list loads, its rows are placeholders. */
export const ROW = 'tbody td:not(:has(.bp6-skeleton))';

export async function slowed(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** In ms. */
export interface Times {
  /** From the address to the page that can be used. */
  usable: number;
  /** Until anything is in sight. */
  firstPaint: number;
  /** For how long at most nothing could be answered before it could be used. */
  block: number;
}

export interface Opening {
  /** With an empty cache. */
  cold: Times;
  /** The same once more, with what the browser has kept. */
  warm: Times;
}

export async function openingOf(browser: Browser, place: Place): Promise<Opening> {
  const context = await browser.newContext(place.context);
  const page = await slowed(context);
  await noteUsable(page, place.usable);
  const cold = await opened(page, place.url);
  await page.goto('about:blank');
  const warm = await opened(page, place.url);
  await context.close();
  return { cold, warm };
}

const USABLE = 'usable';

/** Of each page that is opened from now on: once what the selector finds is drawn. A script that looks now and then sees it later. */
export const noteUsable = (page: Page, selector: string) =>
  page.addInitScript(
    ([usable, mark]) => {
      const blocks: PerformanceEntry[] = [];
      new PerformanceObserver((list) => blocks.push(...list.getEntries())).observe({
        type: 'longtask',
        buffered: true,
      });
      Object.assign(window, { blocks });
      new MutationObserver((_, observer) => {
        if (!document.querySelector(usable)) return;
        observer.disconnect();
        requestAnimationFrame(() =>
          setTimeout(() => {
            performance.mark(mark);
            console.debug(mark);
          }),
        );
      }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
    },
    [selector, USABLE] as const,
  );

/** Done once it can be used. Until then nothing of Playwright's own runs in the page: its code takes longer to read than the page's. */
export async function untilUsable(page: Page, open: () => Promise<unknown>): Promise<void> {
  const isUsable = page.waitForEvent('console', {
    predicate: (message) => message.text() === USABLE,
    timeout: 120_000,
  });
  await open();
  await isUsable;
}

/** How long it took from the address until then. */
export async function usableAfter(page: Page): Promise<number> {
  const found = await page.waitForFunction((mark) => performance.getEntriesByName(mark)[0]?.startTime, USABLE, {
    timeout: 120_000,
  });
  return (await found.jsonValue()) ?? Number.NaN;
}

async function opened(page: Page, url: string): Promise<Times> {
  await untilUsable(page, () => page.goto(url, { waitUntil: 'commit' }));
  await page.waitForLoadState('networkidle');
  const usable = await usableAfter(page);
  const { firstPaint, block } = await page.evaluate((until) => {
    const { blocks } = window as unknown as { blocks: PerformanceEntry[] };
    const before = blocks.filter(({ startTime }) => startTime < until).map(({ duration }) => duration);
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { firstPaint: painted ?? Number.NaN, block: Math.max(0, ...before) };
  }, usable);
  return { usable, firstPaint, block };
}
