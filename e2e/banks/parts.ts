// Locators and helpers for the scripts about the banks of an account.
import type { Page } from '@playwright/test';
import { fixtures as accounts } from '../../mocks/areas/accounts/fixtures';
import { press, rows } from '../fixtures';

export const { first, second } = accounts;
/** Not an administrator; sees the screen by the system access of the role. */
export const COLLEAGUE = 'josefina.castaneda@lumina.example';
export const CONTRACT = '2026-000001';
export const UPDATED = 'Bank inclusion updated';
export const ADDED = 'Bank successfully added.';
export const ALREADY = 'Bank already added on this plan.';
export const PROCEED = 'Proceed with the changes?';

export const at = (acct: string) => `./bank-inclusion?account=${acct}`;
export const bank = (page: Page, { name }: { name: string }) => rows(page).filter({ hasText: name });
export const choice = (page: Page, { name }: { name: string }) =>
  rows(page.getByRole('dialog')).filter({ hasText: name });
export const accountSearch = (page: Page) => page.getByRole('searchbox', { name: 'Corporate account or company name' });
export const bankSearch = (page: Page) => page.getByRole('searchbox', { name: 'Bank name or code' });
export const selectedBank = (page: Page) => page.getByRole('dialog').getByRole('status', { name: 'Selected Bank' });
export const updating = (page: Page) => page.getByRole('dialog', { name: 'Update Bank Inclusion' });
export const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Bank' });

/** Selects another account on the open page. */
export async function select(page: Page, { acct }: { acct: string }): Promise<void> {
  await press(page, 'Search Account');
  await accountSearch(page).fill(acct);
  await page.keyboard.press('Enter');
  await rows(page.getByRole('dialog')).filter({ hasText: acct }).click();
  await press(page.getByRole('dialog'), 'Select');
}
