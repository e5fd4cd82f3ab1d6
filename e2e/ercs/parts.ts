// Locators and helpers for the scripts about eRCS validities.
import type { Page } from '@playwright/test';
import { select } from '../accounts/parts';
import { agree, expect, field, press, rows, save } from '../fixtures';

export const SCREEN = './rCSValidityController';

/** The row of one type of an account. */
export const row = (page: Page, acct: string, type: string) =>
  rows(page)
    .filter({ has: page.getByRole('cell', { name: acct, exact: true }) })
    .filter({ has: page.getByRole('cell', { name: type, exact: true }) });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Company or account' });
export const adding = (page: Page) => page.getByRole('dialog', { name: 'Add RCS Config' });
export const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit RCS Config' });
export const types = (page: Page) => adding(page).getByRole('combobox', { name: 'Type' });
/** The options of the list of types, without those of Format. */
export const options = (page: Page) => page.getByRole('listbox', { name: 'Type' }).getByRole('option');
export const option = (page: Page, type: string) =>
  page.getByRole('listbox', { name: 'Type' }).getByRole('option', { name: new RegExp(`^${type}( |$)`) });
/** The status text of the open list of types. */
export const listStatus = (page: Page) =>
  page.getByRole('status').and(page.locator('[role="listbox"][aria-label="Type"] ~ *'));
const chosen = (page: Page) => adding(page).getByRole('button', { name: /^Remove / });
export const selectedAccount = (page: Page) => adding(page).getByLabel('Corporate Account', { exact: true });

export async function selectAccount(page: Page, company: string): Promise<void> {
  await press(adding(page), 'Select Account');
  await select(page, company);
}

export async function choose(page: Page, ...wanted: string[]): Promise<void> {
  await types(page).click();
  for (const type of wanted) await option(page, type).click();
  await page.keyboard.press('Escape');
}

/** Fills in all required fields of a new configuration. */
export async function fill(page: Page, company: string, wanted: string[], value = '15'): Promise<void> {
  await selectAccount(page, company);
  await choose(page, ...wanted);
  await field(page, 'Value').fill(value);
}

/** Saves new types of an account, and agrees to the question that names it. */
export async function saveNew(page: Page): Promise<void> {
  await save(page).click();
  await agree(page, /^Add eRCS validity for .+\?$/, 'Add');
}

/** Expects these types to be chosen, in this order. */
export async function expectChosen(page: Page, ...wanted: string[]): Promise<void> {
  await expect(chosen(page)).toHaveCount(wanted.length);
  for (const [at, type] of wanted.entries())
    await expect(chosen(page).nth(at)).toHaveAccessibleName(new RegExp(`^Remove ${type}$`));
}
