// What both reset pages have.
import type { Page } from '@playwright/test';
import { agree } from '../fixtures';

export const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

/** Whose account it is about: one of the app, or one of this console. */
export const choose = (page: Page, account: string) => page.getByRole('radio', { name: account, exact: true }).click();

/** Resets what has been typed, once that is agreed to. */
export async function resets(page: Page): Promise<void> {
  await reset(page).click();
  await agree(page, /^Reset (Login|Locked Out)\?$/, 'Reset');
}
