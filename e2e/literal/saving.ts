// The type of an entry in the table of saves with the literal upstream, and helpers for them.
import type { Page } from '@playwright/test';
import type { Variant } from '../../mocks/literal/shapes';
import { press, question, rows, save } from '../helpers/screen';
import { expect } from './fixtures';

export interface Save {
  /** The description for the report. */
  does: string;
  who?: string;
  /** The first address, relative to the path of the screen. */
  at?: string;
  act: (page: Page, variant: Variant) => Promise<unknown>;
  /** The success message of a toast; `result` is that of a result dialog. A switch has neither. */
  says?: string;
  result?: string | RegExp;
  /** The call of the literal upstream that saves. */
  call: string;
  /** Some of the values that the call must have, in its headers or its unwrapped body. */
  brings: Record<string, unknown>;
  /**
   * Fields that the variant `second` leaves out of the record and the script does not fill in, so the call lacks them.
   */
  unsaid?: readonly string[];
}

export const row = (page: Page, text: string) => rows(page).filter({ hasText: text });
export const dialog = (page: Page) => page.getByRole('dialog');
export const inDialog = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** Opens a row of a list, and waits for its dialog. */
export async function open(page: Page, text: string): Promise<void> {
  await row(page, text).first().getByRole('cell').first().click();
  await expect(dialog(page)).toBeVisible();
}

/** Saves the open form, and confirms the question. */
export async function saveAndProceed(page: Page, title = 'Proceed with the changes?', yes = 'YES'): Promise<void> {
  await save(page).click();
  await press(question(page, title), yes);
}
