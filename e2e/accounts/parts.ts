// Locators and helpers for selecting a corporate account.
import type { Page } from '@playwright/test';
import { button, press, rows } from '../fixtures';

export const selecting = (page: Page, title = 'Select Account') => page.getByRole('dialog', { name: title });
export const searchField = (page: Page) => page.getByRole('dialog').getByLabel('Corporate account or company name');
export const found = (page: Page) => rows(page.getByRole('dialog'));
export const named = (page: Page, text: string) => found(page).filter({ hasText: text });
export const selected = (page: Page) => page.getByRole('dialog').getByLabel('Selected Account');
export const facts = (page: Page) => page.getByLabel('Selected Account');

export async function search(page: Page, text: string): Promise<void> {
  await searchField(page).fill(text);
  await press(page.getByRole('dialog'), 'Search');
}

/** Searches an account and selects it with the button of the dialog. */
export async function select(page: Page, text: string, action = 'Select'): Promise<void> {
  await search(page, text);
  await named(page, text).click();
  await button(page.getByRole('dialog'), action).click();
}
