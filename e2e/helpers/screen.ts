// What scripts of every area find on a screen.
import { expect, type Locator, type Page } from '@playwright/test';
import { DAY_MS, dayOf, writtenDay } from '../../mocks/manila';

export const UNREACHABLE = "We can't reach the server. Please check your connection and try again.";
/** There is an answer, but the gateway does not let it through. */
export const UNCLEAR = "We can't read the server's answer. Please try again later.";

/** Nobody knows whether it was done: the form says so. */
export const MAYBE_SAVED =
  "We can't reach the server. It may have been saved: please look at the list before saving again.";

/** What any call may meet, and what is told then. */
export const SERVER_FAULTS = [
  [{ status: 500 }, 'Internal Server Error'],
  [{ drop: true }, UNREACHABLE],
] as const;

/** What saving may meet, and what its form says then. */
export const SAVE_FAULTS = [
  [{ status: 500 }, 'Internal Server Error'],
  [{ drop: true }, MAYBE_SAVED],
] as const;

const MAYBE_DELETED =
  "We can't reach the server. It may have been deleted: please look at the list before deleting again.";

/** What deleting may meet, and what is said then. */
export const DELETE_FAULTS = [
  [{ status: 500 }, 'Internal Server Error'],
  [{ drop: true }, MAYBE_DELETED],
] as const;

/** As a link does that names an address of the console, without loading all of it again. */
export const follow = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', new URL(to, document.baseURI)), address);

/** Comes to an address from another screen: one that is left before it has gone would never have been left. */
export async function followAnew(page: Page, address: string): Promise<void> {
  await follow(page, './welcome');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await follow(page, address);
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

export async function logout(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

export const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
export const press = (where: Page | Locator, name: string) => button(where, name).click();

/** What the question 'Changed meanwhile' says of a field: its name, when it was opened, theirs, and yours. */
export const difference = (page: Page, label: string) =>
  page
    .getByRole('alertdialog', { name: 'Changed meanwhile' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .locator('th, td');

/** The form in the dialog that is open: its fields, its button, and what it complains about. */
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });
export const alert = (page: Page) => page.getByRole('dialog').getByRole('alert');

/** The lines of a table that are not its heading; of a page, those of its main table. */
export const rows = (where: Page | Locator) => {
  const [page, part] = 'goto' in where ? [where, where.getByRole('main')] : [where.page(), where];
  return part.getByRole('row').filter({ has: page.getByRole('cell') });
};

/** The cell that says exactly this. By its name it also says that its row can be chosen. */
export const cellWith = (page: Page, text: string) =>
  page.getByRole('cell').filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });

/** What stands in a row, by the titles of its columns. */
export async function expectRow(row: Locator, cells: Record<string, string | RegExp>): Promise<void> {
  const table = row.locator('xpath=ancestor::table[1]');
  // While a list is loaded, other rows stand in its place.
  await expect(row).toHaveCount(1);
  await expect(row).toBeVisible();
  const titles = (await table.getByRole('columnheader').allInnerTexts()).map((title) => title.trim());
  for (const [title, text] of Object.entries(cells)) {
    expect(titles, 'the columns').toContain(title);
    await expect(row.getByRole('cell').nth(titles.indexOf(title)), title).toHaveText(text);
  }
}

/** Presses Tab until the wanted thing has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

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

/** A list that was not given: nothing is said of why, of how many there are, or that there are none. */
export async function notKnown(page: Page): Promise<void> {
  await expect(page.getByText('The list is not known')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await expect(page.getByText(/Total \d/)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** Which page of a list is shown: '2 of 14'. */
export const pageOf = (page: Page, at: string) => expect(page.getByText(`Page ${at}`, { exact: true })).toBeVisible();

/** What searches in the rows that are there. */
export const find = (page: Page) => page.getByRole('searchbox', { name: 'Find in the list' });

export const queryOf = (page: Page) => {
  const { searchParams, hash } = new URL(page.url());
  return Object.fromEntries([...searchParams, ...new URLSearchParams(hash.slice(1))]);
};

/** A day of the provider's country, YYYY-MM-DD, and as people write it. */
export const isoDay = (daysFromToday: number) => dayOf(Date.now() + daysFromToday * DAY_MS);
export const day = (daysFromToday: number) => writtenDay(isoDay(daysFromToday));

/** What a save would change, as its form or its question says it. */
export const changes = (within: Locator) => within.getByRole('list', { name: 'Changes' }).getByRole('listitem');

/** What is asked before something is done for good. */
export const question = (page: Page, title: string) => page.getByRole('alertdialog', { name: title, exact: true });

/** Agrees to what touches more than one person or cannot be undone: the focus is on no, where a key does nothing. */
export async function agree(page: Page, title: string | RegExp, yes: string): Promise<void> {
  const asked = page.getByRole('alertdialog', { name: title, ...(typeof title === 'string' && { exact: true }) });
  await expect(asked.locator('.bp6-dialog-footer-actions').getByRole('button').first()).toBeFocused();
  await button(asked, yes).click();
}

/** Asks again at once. The console does so by itself as well, and may be quicker: then there is no button any more. */
export async function tryAgain(where: Page | Locator, name = 'Try again'): Promise<void> {
  const again = button(where, name).first();
  await again.click({ timeout: 3000 }).catch(async (error: unknown) => {
    if (await again.isVisible()) throw error;
  });
}
