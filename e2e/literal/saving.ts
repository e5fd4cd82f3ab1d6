// How scripts before the literal upstream save: what every row of the table of saves says, and what they find on the way.
import type { Page } from '@playwright/test';
import type { Variant } from '../../mocks/literal/shapes';
import { press, question, rows, save } from '../helpers/screen';
import { expect } from './fixtures';

export interface Save {
  /** What is done, for the report. */
  does: string;
  who?: string;
  /** The address that it begins at, below its screen's path. */
  at?: string;
  act: (page: Page, variant: Variant) => Promise<unknown>;
  /** What a toast says then; where there is none, what the dialog does that tells how it went; a switch says nothing. */
  says?: string;
  result?: string | RegExp;
  /** The call of the literal upstream that it ends in. */
  call: string;
  /** Some of what that call must have brought, out of its wrapping. */
  brings: Record<string, unknown>;
  /** What the variant `second` leaves out of the record, and nobody fills in: it is not brought, though the documents name it. */
  unsaid?: readonly string[];
}

export const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
export const dialog = (page: Page) => page.getByRole('dialog');
export const inDialog = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** Opens a row of a list, and waits for its form. */
export async function open(page: Page, text: string): Promise<void> {
  await row(page, text).first().getByRole('cell').first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Saves the form that is open, and says yes to what is asked first. */
export async function saveAndProceed(page: Page, title = 'Proceed with the changes?', yes = 'YES'): Promise<void> {
  await save(page).click();
  await press(question(page, title), yes);
}
