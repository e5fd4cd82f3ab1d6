// Locators and helpers for both reset pages.
import type { Page } from '@playwright/test';
import { agree } from '../fixtures';

export const MAYBE_RESET = 'It may have been reset; resetting it again does no harm.';

/** Faults of a reset, and the message for each. */
export const RESET_FAULTS = [
  [{ status: 500 }, `Internal Server Error. ${MAYBE_RESET}`],
  [{ drop: true }, `We can't reach the server. ${MAYBE_RESET}`],
] as const;

export const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

/** Chooses the kind of account: of the app, or of this console. */
export const choose = (page: Page, account: string) => page.getByRole('radio', { name: account, exact: true }).click();

/** Clicks Reset and confirms the question. */
export async function resetAndConfirm(page: Page): Promise<void> {
  await reset(page).click();
  await agree(page, /^Reset (Login|Locked Out)\?$/, 'Reset');
}
