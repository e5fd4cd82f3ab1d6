// Measures going from one screen to another by the menu, with the code loaded, until the rows of the other one are
// shown.
import type { Browser, Page } from '@playwright/test';
import { type Figure, type Limit, median } from '../measuring/figure';
import { type Place, ROW, SLOW, slowed } from '../measuring/slowPage';

const RUNS = 5;
const LIMIT: Limit = { budget: 0.35, aim: 0.25 };
const ENTRIES = ['users', 'disapprove_remarks'];
/** The placeholder of a screen whose code is still loading. */
const FALLBACK = '.loading';

interface Followed {
  ms: number;
  /** For how long the placeholder was shown. */
  fallbackMs: number;
}

/** Measured within the page: from the click until the frame with the first row of the new screen. */
const followed = (page: Page, path: string): Promise<Followed> =>
  page.evaluate(
    ([wanted, row, fallback]) =>
      new Promise<Followed>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href$="/${wanted}"]`);
        const before = document.querySelector('section.screen');
        const began = performance.now();
        let seen: number | undefined;
        let fallbackMs = 0;
        const timer = setInterval(() => {
          const now = performance.now();
          if (document.querySelector(fallback)) seen ??= now;
          else if (seen !== undefined) {
            fallbackMs += now - seen;
            seen = undefined;
          }
          if (!location.pathname.endsWith(`/${wanted}`) || !document.querySelector(row)) return;
          if (document.querySelector('section.screen') === before) return;
          clearInterval(timer);
          requestAnimationFrame(() => setTimeout(() => resolve({ ms: performance.now() - began, fallbackMs })));
        }, 4);
        link?.click();
      }),
    [path, ROW, FALLBACK] as const,
  );

export async function menuFigures(
  browser: Browser,
  { url, context: options }: Pick<Place, 'url' | 'context'>,
  floor: { name: string; value: number },
): Promise<Figure[]> {
  const context = await browser.newContext(options);
  const page = await slowed(context);
  const [from = '', to = ''] = ENTRIES;
  await page.goto(url + from);
  await page.locator(ROW).first().waitFor();
  // The menu is drawn after the screen.
  await page.locator(`nav a[href$="/${to}"]`).waitFor();
  // Visit each screen once, to load its code.
  await followed(page, to);
  await followed(page, from);
  const runs: Followed[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await followed(page, to), await followed(page, from));
  await context.close();
  return [
    {
      what: `from one list to another by the menu, ${SLOW}`,
      value: median(runs.map(({ ms }) => ms)),
      unit: 'ms',
      ...LIMIT,
      beside: floor,
    },
    {
      what: 'something in place of the screen meanwhile',
      value: Math.max(...runs.map(({ fallbackMs }) => fallbackMs)),
      unit: 'ms',
      budget: 0,
    },
  ];
}
