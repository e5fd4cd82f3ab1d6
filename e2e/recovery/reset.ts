// Locators and helpers for both reset pages.
import type { Page } from '@playwright/test';
import { agree } from '../fixtures';

export const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

/** Chooses the kind of account: of the app, or of this console. */
export const choose = (page: Page, account: string) => page.getByRole('radio', { name: account, exact: true }).click();

/** Clicks Reset and confirms the question. */
export async function resetAndConfirm(page: Page): Promise<void> {
  await reset(page).click();
  await agree(page, /^Reset (Login|Locked Out)\?$/, 'Reset');
}
