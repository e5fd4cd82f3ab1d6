// What every script of the desk finds in the dialog of a case.
import type { Page } from '@playwright/test';
import { review } from '../fixtures';

/** Whose case it is. */
export const heading = (page: Page, { fullName }: { fullName: string }) =>
  review(page).getByRole('heading', { level: 3, name: fullName, exact: true });

export const disapproval = (page: Page) => page.getByRole('dialog', { name: 'Application Disapproval' });
