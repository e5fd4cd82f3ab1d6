// Locators, messages and checks that the scripts of every area use.
import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '#contract';
import { DAY_MS, dayOf, writtenDay } from '../../mocks/manilaTime';
import { expect } from './expected';
import type { World } from './world';

export const UNREACHABLE = "We can't reach the server. Check your connection and try again.";
/** The message of a change that was not sent. */
export const OFFLINE = 'You are offline. Nothing was sent.';

const LOOK_BEFORE_SAVING = 'It may have been saved. Check the list before you save again.';
/** The message of a form when the answer to a save is lost, so the console does not know whether it was saved. */
export const MAYBE_SAVED = `We can't reach the server. ${LOOK_BEFORE_SAVING}`;
/** The same when the server has failed. */
export const FAILED_SAVE = `Internal Server Error. ${LOOK_BEFORE_SAVING}`;

/** Faults of any call, and the message for each. */
export const SERVER_FAULTS = [
  [{ status: 500 }, 'Internal Server Error'],
  [{ drop: true }, UNREACHABLE],
] as const;

/** Faults of a save, and the message of its form for each. */
export const SAVE_FAULTS = [
  [{ status: 500 }, FAILED_SAVE],
  [{ drop: true }, MAYBE_SAVED],
] as const;

const LOOK_BEFORE_DELETING = 'It may have been deleted. Check the list before you delete again.';

/** Faults of a deletion, and the message for each. */
export const DELETE_FAULTS = [
  [{ status: 500 }, `Internal Server Error. ${LOOK_BEFORE_DELETING}`],
  [{ drop: true }, `We can't reach the server. ${LOOK_BEFORE_DELETING}`],
] as const;

/** Goes to an address of the console as its links do, without reloading the page. */
export const follow = (page: Page, address: string) =>
  page.evaluate((to) => history.pushState(null, '', new URL(to, document.baseURI)), address);

/**
 * Goes to an address by way of another screen, which must be shown first: otherwise the present screen would not
 * unmount.
 */
export async function followFromWelcome(page: Page, address: string): Promise<void> {
  await follow(page, './welcome');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await follow(page, address);
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const account = (page: Page) => page.getByRole('button', { name: 'Account', exact: true });

/** An entry of AGORA's side menu about corporate accounts; their screens link to each other, too. */
export const menuLink = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Corporate Accounts' }).getByRole('link', { name });

export async function logout(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

export const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true });
export const press = (where: Page | Locator, name: string) => button(where, name).click();

/** The cells of a field in the question 'Someone else changed this': its name, its value when opened, theirs, and yours. */
export const difference = (page: Page, label: string) =>
  page
    .getByRole('alertdialog', { name: 'Someone else changed this' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    .locator('th, td');

/** A field of the form in the open dialog. */
export const field = (page: Page, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
export const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Save' });
export const alert = (page: Page) => page.getByRole('dialog').getByRole('alert');

/** The body rows of the tables within `where`; of a page, those in its main part. */
export const rows = (where: Page | Locator) => {
  const [page, part] = 'goto' in where ? [where, where.getByRole('main')] : [where.page(), where];
  return part.getByRole('row').filter({ has: page.getByRole('cell') });
};

/**
 * The cell with exactly this text. Not found by accessible name, because that also tells that the row can be chosen.
 */
export const cellWith = (page: Page, text: string) =>
  page.getByRole('cell').filter({ hasText: new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) });

/** Expects texts in the cells of a row, by the titles of their columns. */
export async function expectRow(row: Locator, cells: Record<string, string | RegExp>): Promise<void> {
  const table = row.locator('xpath=ancestor::table[1]');
  // While a list loads, placeholder rows are shown instead.
  await expect(row).toHaveCount(1);
  await expect(row).toBeVisible();
  const titles = (await table.getByRole('columnheader').allInnerTexts()).map((title) => title.trim());
  for (const [title, text] of Object.entries(cells)) {
    expect(titles, 'the columns').toContain(title);
    await expect(row.getByRole('cell').nth(titles.indexOf(title)), title).toHaveText(text);
  }
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  const isFocused = () => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

/** Expects the dialog with the result of a save, and closes it. */
export async function result(page: Page, title: 'Success' | 'Not saved', message: string | RegExp): Promise<void> {
  const successMessage =
    title === 'Success'
      ? 'Data has been successfully saved.'
      : 'Please check and modify the following information before resubmitting.';
  await expect(question(page, title).locator('p')).toHaveText([successMessage, message]);
  await page.keyboard.press('Escape');
  await expect(question(page, title)).toBeHidden();
}

/** Expects the total that a list shows. */
export const total = (page: Page, count: number) =>
  expect(page.getByText(`Total ${count.toLocaleString('en-US')} items`, { exact: true })).toBeVisible();

/**
 * Expects the notice of a list that the server did not send: no reason, no total, and not the notice of an empty list.
 */
export async function expectListNotLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'List not loaded' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeVisible();
  await expect(page.getByText(/Total \d/)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
}

/** Expects the notice at a list that is already shown and could not be loaded again. */
export async function expectNotUpdated(part: Page | Locator, reason: string): Promise<Locator> {
  const notice = part.getByRole('status').filter({ hasText: 'The list could not be updated and may be out of date.' });
  await expect(notice).toContainText(reason);
  return notice;
}

/** Expects that a list was asked for before a change was sent, to find changes of others, and again afterwards. */
export const expectAskedAround = (world: World, list: OperationId, before: number) =>
  expect.poll(async () => (await world.asked(list)).length).toBe(before + 2);

/** Expects the page of a list, as in '2 of 14'. */
export const expectPage = (page: Page, at: string) =>
  expect(page.getByText(`Page ${at}`, { exact: true })).toBeVisible();

/** The field that searches within the rows of the list. */
export const find = (page: Page) => page.getByRole('searchbox', { name: 'Search this list' });

export const queryOf = (page: Page) => {
  const { searchParams, hash } = new URL(page.url());
  return Object.fromEntries([...searchParams, ...new URLSearchParams(hash.slice(1))]);
};

/** A day in the provider's country, as YYYY-MM-DD; `day` as the console writes it. */
export const isoDay = (daysFromToday: number) => dayOf(Date.now() + daysFromToday * DAY_MS);
export const day = (daysFromToday: number) => writtenDay(isoDay(daysFromToday));

/** The list of changes that a form, or the question before saving, shows. */
export const changes = (within: Locator) => within.getByRole('list', { name: 'Changes' }).getByRole('listitem');

/** A question that has to be confirmed. */
export const question = (page: Page, title: string | RegExp) =>
  page.getByRole('alertdialog', { name: title, exact: true });

/**
 * Confirms a question about something that affects several people or cannot be undone. The focus must be on the button
 * that cancels, so that a stray key does no harm.
 */
export async function agree(page: Page, title: string | RegExp, yes: string): Promise<void> {
  const confirmation = page.getByRole('alertdialog', {
    name: title,
    ...(typeof title === 'string' && { exact: true }),
  });
  await expect(confirmation.locator('.bp6-dialog-footer-actions').getByRole('button').first()).toBeFocused();
  await button(confirmation, yes).click();
}

/**
 * Clicks 'Try again'. The console also retries by itself: when it was quicker, the button is gone, which is no error.
 */
export async function tryAgain(where: Page | Locator, name = 'Try again'): Promise<void> {
  const again = button(where, name).first();
  await again.click({ timeout: 3000 }).catch(async (error: unknown) => {
    if (await again.isVisible()) throw error;
  });
}
