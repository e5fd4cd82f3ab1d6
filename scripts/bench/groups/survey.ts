// Measures exporting a year of the survey as an Excel file, through the whole stack.
import { chromium, type Locator, type Page } from '@playwright/test';
import { launchOptions } from '../../stack/browser';
import type { Figure } from '../measuring/figure';
import { BenchWorld } from '../measuring/world';

const DAY_MS = 24 * 60 * 60_000;

/** Opens the survey report's form and fills it in for a year. */
export async function openSurvey(page: Page, address: string): Promise<Locator> {
  await page.goto(`${address}surveyreport`);
  const dialog = page.getByRole('dialog', { name: 'Survey Report' });
  const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  await dialog.getByLabel('Date from', { exact: true }).fill(day(364));
  await dialog.getByLabel('Date to', { exact: true }).fill(day(0));
  await dialog.getByLabel('Application').selectOption('AGORA MOBILE APP');
  await dialog.getByLabel('Platform').selectOption('ALL');
  return dialog;
}

export async function survey(address: string): Promise<Figure[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext(await new BenchWorld(address, 'large~survey').signedInOptions('MIS IT'));
    const page = await context.newPage();
    const dialog = await openSurvey(page, address);
    await page.evaluate(() => {
      const blocks: number[] = [];
      Object.assign(window, { blocks });
      new PerformanceObserver((list) => blocks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      });
    });
    const began = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 300_000 }),
      dialog.getByRole('button', { name: 'Export' }).click(),
    ]);
    await download.path();
    const took = performance.now() - began;
    const blocks = await page.evaluate(() => (window as unknown as { blocks: number[] }).blocks);
    return [
      { what: 'survey of 100,000 ratings, from the click to the file', value: took / 1000, unit: 's' },
      { what: 'survey of 100,000 ratings, longest block of the page', value: Math.max(0, ...blocks), unit: 'ms' },
    ];
  } finally {
    await browser.close();
  }
}
