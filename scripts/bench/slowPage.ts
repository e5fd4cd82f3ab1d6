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

export interface Opening {
  /** From the address to the page that can be used, with an empty cache. */
  cold: number;
  /** The same once more, with what the browser has kept. */
  warm: number;
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

/** Of each page that is opened from now on: once what the selector finds is drawn. A script that looks now and then sees it later. */
export const noteUsable = (page: Page, selector: string) =>
  page.addInitScript((usable) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector(usable)) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  }, selector);

/** How long it took from the address until then. */
export async function usableAfter(page: Page): Promise<number> {
  const found = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime, undefined, {
    timeout: 120_000,
  });
  return (await found.jsonValue()) ?? Number.NaN;
}

async function opened(page: Page, url: string): Promise<number> {
  await page.goto(url);
  const time = await usableAfter(page);
  await page.waitForLoadState('networkidle');
  return time;
}
