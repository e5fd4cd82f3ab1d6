// Measures how long a form takes to open once its data is loaded.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { type Figure, type Limit, median } from '../measuring/figure';
import { ROW, SLOW, slowed } from '../measuring/slowPage';
import { BenchWorld } from '../measuring/world';

const RUNS = 5;
/** Much of it is code that runs for the first time. */
const NEW: Limit = { budget: 0.6 };
const EDITED: Limit = { budget: 0.375, aim: 0.25 };

export async function forms(address: string, floor: number): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  const added: number[] = [];
  const edited: number[] = [];
  try {
    const context = await browser.newContext(await new BenchWorld(address, 'default~forms').signedInOptions('MIS IT'));
    for (let run = 0; run < RUNS; run += 1) {
      const page = await slowed(context);
      await page.goto(`${address}users`);
      await page.locator(ROW).first().waitFor();
      await page.waitForLoadState('networkidle');
      added.push(await opening(page, '.filters .bp6-intent-primary'));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      edited.push(await opening(page, ROW));
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const beside = { name: 'floor', value: floor };
  return [
    { what: `a new user's form, ${SLOW}`, value: median(added), unit: 'ms', ...NEW, beside },
    { what: `a user's form, ${SLOW}`, value: median(edited), unit: 'ms', ...EDITED, beside },
  ];
}

/** From the click until the form is drawn. */
const opening = (page: Page, button: string) =>
  page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        const clicked = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('[role="dialog"] form input')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        }).observe(document.body, { childList: true, subtree: true });
        document.querySelector<HTMLElement>(selector)?.click();
      }),
    button,
  );
