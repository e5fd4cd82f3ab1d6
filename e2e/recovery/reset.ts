// Locators and helpers for both reset pages.
import type { Page } from '@playwright/test';
import { agree } from '../fixtures';

/** The message when the server has failed. */
export const FAILED_RESET = 'Internal Server Error. It may have been reset. You can safely reset it again.';

export const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

/** Chooses the kind of account: of the app, or of this console. */
export const choose = (page: Page, account: string) => page.getByRole('radio', { name: account, exact: true }).click();

/** Clicks Reset and confirms the question. */
export async function resetAndConfirm(page: Page): Promise<void> {
  await reset(page).click();
  await agree(page, /^Reset (Login|Locked Out)\?$/, 'Reset');
}
