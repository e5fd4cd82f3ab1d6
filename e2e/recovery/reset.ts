// What both reset pages have.
import type { Page } from '@playwright/test';

export const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

/** Whose account it is about: one of the app, or one of this console. */
export const choose = (page: Page, account: string) => page.getByRole('radio', { name: account, exact: true }).click();
