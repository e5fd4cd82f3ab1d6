// Measures the command palette with all screens and a hundred views: from typing a letter until the options are drawn.
import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import { type Figure, median } from '../measuring/figure';
import { ROW } from '../measuring/slowPage';
import { BenchWorld } from '../measuring/world';

const VIEWS = 100;
const BUDGET = 50;
/** Texts that are typed letter by letter. */
const TYPED = ['usr', 'dsb feat', 'view 99', 'marketplace'];

export async function palette(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext(
      await new BenchWorld(address, 'default~palette').signedInOptions('MIS IT'),
    );
    const page = await context.newPage();
    await page.goto(`${address}disapprove_remarks`);
    await keepViews(page);
    await page.reload();
    await page.locator(ROW).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Control+k');
    await page.locator('.palette [role="option"]').first().waitFor();
    const found: number[] = [];
    for (const text of TYPED)
      for (let length = 1; length <= text.length; length += 1) found.push(await answered(page, text.slice(0, length)));
    return [
      {
        what: `the palette, among ${VIEWS} views: from a letter to what it means`,
        value: median(found),
        unit: 'ms',
        budget: BUDGET,
      },
      { what: 'the palette, its slowest answer', value: Math.max(...found), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}

/** Stores views in the console's format. */
const keepViews = (page: Page) =>
  page.evaluate((count) => {
    const { data } = JSON.parse(localStorage.getItem('user_info') ?? '{}') as { data: { recordid: number } };
    const views = Array.from({ length: count }, (_, at) => [
      `v${at}`,
      { name: `View ${at} of what is disabled`, path: '/users', query: 'hide=none&rows=20', searched: '' },
    ]);
    localStorage.setItem(
      `views ${localStorage.getItem('appName')} ${data.recordid}`,
      JSON.stringify(Object.fromEntries(views)),
    );
  }, VIEWS);

/** The time until the frame in which the options for the text are drawn. */
const answered = (page: Page, text: string) =>
  page.evaluate(
    (typed) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>('.palette input');
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        if (!input || !set) return reject(new Error('The palette is not open.'));
        const began = performance.now();
        set.call(input, typed);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
      }),
    text,
  );
