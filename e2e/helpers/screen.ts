// What scripts of every area find on a screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { DAY_MS, dayOf, writtenDay } from '../../mocks/manila';

export const UNREACHABLE = "We can't reach the server. Please check your connection and try again.";

/** What any call may meet, and what the person is told. */
export const SERVER_FAULTS = [
  { fault: { status: 500 }, message: 'Internal Server Error' },
  { fault: { drop: true }, message: UNREACHABLE },
] as const;

/** The lines of a table that are not its heading. */
export const rows = (table: Locator) => table.getByRole('row').filter({ has: table.page().getByRole('cell') });

/** One line of a table, by the titles of its columns: what is named must stand there, and nothing else is looked at. */
export async function expectRow(row: Locator, wanted: Record<string, string | RegExp>): Promise<void> {
  const titles = row.locator('xpath=ancestor::table').getByRole('columnheader');
  for (const [title, value] of Object.entries(wanted)) {
    await expect(titles.filter({ hasText: title }).first(), `a column ${title}`).toBeVisible();
    const at = (await titles.allTextContents()).findIndex((text) => text.trim() === title);
    expect(at, `a column ${title}`).toBeGreaterThanOrEqual(0);
    await expect(row.getByRole('cell').nth(at), title).toHaveText(value);
  }
}

export const field = (where: Page | Locator, label: string) => where.getByLabel(label, { exact: true });

export const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });

/** Reads how the server says it went, and puts it away. */
export async function result(page: Page, title: 'Success' | 'Not saved', message: string | RegExp): Promise<void> {
  const said =
    title === 'Success'
      ? 'Data has been successfully saved.'
      : 'Please check and modify the following information before resubmitting.';
  await expect(question(page, title).locator('p')).toHaveText([said, message]);
  await page.keyboard.press('Escape');
  await expect(question(page, title)).toBeHidden();
}

/** How many there are, as a list says it. */
export const total = (page: Page, count: number) =>
  expect(page.getByText(`Total ${count.toLocaleString('en-US')} items`, { exact: true })).toBeVisible();

export const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in the list' });

export const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

/** A day of the provider's country, YYYY-MM-DD, and as people write it. */
export const isoDay = (daysFromToday: number) => dayOf(Date.now() + daysFromToday * DAY_MS);
export const day = (daysFromToday: number) => writtenDay(isoDay(daysFromToday));

/** Where one registration is open, whichever list it is in. */
export const caseAt = ({ incrementalId }: { incrementalId: string }, tab: 'pending' | 'history' = 'pending') =>
  `./dashboard?tab=${tab}&open=${incrementalId}`;

/** The dialog of one registration. */
export const review = (page: Page) => page.getByRole('dialog', { name: 'View Member Profile' });

/** What is asked before something is done for good. */
export const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true });
