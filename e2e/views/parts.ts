// Locators and helpers for the scripts about views.
import type { Page } from '@playwright/test';
import { expect, field, save } from '../fixtures';

/** The button beside the heading with the name of the view, which also tells whether it has unsaved changes. */
export const viewButton = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Chooses an entry in the menu of the shown view. */
export async function choose(page: Page, shown: string, item: string | RegExp): Promise<void> {
  await viewButton(page, shown).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

export async function saveAs(page: Page, name: string, shown = 'Views'): Promise<void> {
  await choose(page, shown, 'Save as a view…');
  await expect(field(page, 'Name')).toBeFocused();
  await field(page, 'Name').fill(name);
  await save(page).click();
}

const COLUMNS = { name: 'Columns' };

export async function toggleColumn(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByRole('button', COLUMNS).click();
  await page.getByRole('group', COLUMNS).getByText(title, { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', COLUMNS)).toBeHidden();
}

export const columns = (page: Page) => page.getByRole('columnheader');
export const sortedBy = (page: Page, title: string) =>
  expect(page.getByRole('columnheader', { name: title })).toHaveAttribute('aria-sort', 'ascending');
export const rowsPerPage = (page: Page) => page.getByRole('combobox', { name: 'Rows per page' });
