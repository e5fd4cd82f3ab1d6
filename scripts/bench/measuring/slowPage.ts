// Opens pages as on a slow machine, and measures the time until they can be used.
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export const CPU_SLOWDOWN = 4;
export const SLOW = `under ${CPU_SLOWDOWN}× CPU slowdown`;

export interface Place {
  name: string;
  url: string;
  /** A selector that matches when the page can be used. */
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
  /** From opening the address until the page can be used. */
  usable: number;
  /** Until the first content is painted. */
  firstPaint: number;
  /** The longest task before the page could be used. */
  block: number;
}

export interface Opening {
  /** The first opening in this browser, which has stored nothing yet but the session. */
  cold: Times;
  /** The second opening, with a filled browser cache. */
  warm: Times;
  /** With an empty cache again, as for everybody on the morning after an update: what was stored is still there. */
  updated: Times;
}

/** A window starts processes of its own when it opens; the first opening would be measured beside them. */
const WINDOW_MS = 1500;
/** The browser takes a moment to end a context; the next opening would be measured beside it. */
const SETTLING_MS = 400;

export async function openingOf(browser: Browser, place: Place): Promise<Opening> {
  const context = await browser.newContext(place.context);
  const page = await slowed(context);
  await noteUsable(page, place.usable);
  await pause(WINDOW_MS);
  const cold = await opened(page, place.url);
  await page.goto('about:blank');
  const warm = await opened(page, place.url);
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const updated = await opened(page, place.url);
  await context.close();
  await pause(SETTLING_MS);
  return { cold, warm, updated };
}

const USABLE = 'usable';

/**
 * In each page that is opened from now on, marks the time at which an element of the selector is drawn. Polling from
 * outside would notice it later.
 */
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

/**
 * Resolves when the page can be used. Waits for a console message, so that Playwright runs no code of its own in the
 * page, which would take longer to parse than the page's code.
 */
export async function untilUsable(page: Page, open: () => Promise<unknown>): Promise<void> {
  const isUsable = page.waitForEvent('console', {
    predicate: (message) => message.text() === USABLE,
    timeout: 120_000,
  });
  await open();
  await isUsable;
}

/** The time from opening the address until the page could be used. */
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
