// Locators and helpers for the scripts about facilities with a ceiling.
import type { Page } from '@playwright/test';
import { press, question, rows } from '../fixtures';

export const ADDRESS = './top-provider/featurecontrol';
export const open = `${ADDRESS}?open=new`;

export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const find = (page: Page, text: string) => page.getByRole('searchbox', { name: 'Code or name' }).fill(text);

export const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Facility' });
export const updating = (page: Page) =>
  page.getByRole('dialog', { name: 'Update Facility Auto Approval Ceiling Amount' });
/** In either of the two dialogs. */
export const ceiling = (page: Page) => page.getByLabel('Ceiling Amount', { exact: true });
export const active = (page: Page) => page.getByRole('checkbox', { name: 'Active' });
export const approve = (page: Page) => page.getByRole('checkbox', { name: 'Auto Approve' });

export const selecting = (page: Page) => page.getByRole('dialog', { name: 'Select Facility' });
export const found = (page: Page) => rows(selecting(page));
export const named = (page: Page, name: string) => found(page).filter({ hasText: name });
export const selected = (page: Page) => selecting(page).getByLabel('Selected Facility');

export async function search(page: Page, text: string): Promise<void> {
  await selecting(page).getByLabel('Code or name').fill(text);
  await press(selecting(page), 'Search');
}

export async function select(page: Page, { name }: { name: string }): Promise<void> {
  await search(page, name);
  await named(page, name).click();
  await press(selecting(page), 'Select');
}

export const saving = (page: Page) => question(page, 'Are you sure you want to save this data?');
export const replacing = (page: Page) => question(page, 'Are you sure you want to update this data?');
