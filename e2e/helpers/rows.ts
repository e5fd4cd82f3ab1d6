// Files of long exports, and what the server answered them with.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readExcelFile from 'read-excel-file/node';
import { writtenDay } from '../../mocks/manilaTime';

/**
 * Collects the rows that the server answers a long export with from now on. Needed because the browser does not keep an
 * answer that the page reads as a stream.
 */
export async function rowsAnswered<Row>(page: Page, url: string): Promise<() => Promise<Row[]>> {
  const answers: Promise<Row[]>[] = [];
  await page.route(url, async (route) => {
    const response = await route.fetch();
    answers.push(response.json().then(({ data }) => data));
    await route.fulfill({ response });
  });
  return async () => (await Promise.all(answers)).flat();
}

/** As the files of exports have it: 11/20/2026 8:15:30 AM */
export function writtenMoment(moment: string): string {
  const hours = Number(moment.slice(11, 13));
  return `${writtenDay(moment)} ${hours % 12 || 12}:${moment.slice(14, 19)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** The name and the sheets of the file that a click saves. */
export async function exportedBy(page: Page, button: Locator) {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const sheets = await readExcelFile(await readFile(await download.path()), { trim: false });
  return { name: download.suggestedFilename(), sheets };
}
