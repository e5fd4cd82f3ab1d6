// Locators and helpers for the scripts about batches of rows.
import type { Page } from '@playwright/test';
import { expect, press, question, rows } from '../fixtures';

export const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

/** Chooses the first active rows that are shown, and returns what they are called. */
export async function chooseActive(page: Page, count: number): Promise<string[]> {
  const active = rows(page).filter({ hasText: 'Active' });
  const names = (await active.locator('td:first-child').allInnerTexts()).slice(0, count);
  for (const name of names) await box(page, name).click();
  return names;
}

export const bar = (page: Page) => page.getByRole('group', { name: 'Selected rows' });
export const expectChosen = (page: Page, words: string) => expect(bar(page).getByRole('status')).toHaveText(words);
export const run = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });
export const outcomes = (page: Page) => page.getByRole('list', { name: 'Results' }).getByRole('listitem');
/** Expects the summary at the end of a batch. */
export const expectSummary = (page: Page, words: string) =>
  expect(page.getByRole('dialog').getByRole('status')).toHaveText(words);

/** Starts a batch with the button of the bar and confirms its question, whose title is like 'Disable 3 remarks'. */
export async function startBatch(page: Page, action: string, title: string): Promise<void> {
  await press(bar(page), action);
  await press(question(page, `${title}?`), action);
}

/** Clicks the text of the lower button, because the cross at the top has the same name. */
export const close = (page: Page) => page.getByRole('dialog').getByText('Close', { exact: true }).click();
