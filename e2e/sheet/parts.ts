// Locators and helpers for the scripts about sheets.
import type { Page } from '@playwright/test';
import { button, expect, expectRow, press, question, rows } from '../fixtures';

export const MAC = '00:1A:2B:3C:4D:5E';

export const sheetDialog = (page: Page) => page.getByRole('dialog', { name: /from a sheet$/ });
export const run = (page: Page) => page.getByRole('dialog', { name: /^(Add|Change) / });

export async function openSheet(page: Page): Promise<void> {
  await press(page, 'From a sheet…');
  await expect(page.getByLabel('Copied rows')).toBeFocused();
}

/** Pastes cells in the format of spreadsheets: separated by tabs, and quoted if they contain line breaks. */
export async function paste(page: Page, ...lines: string[][]): Promise<void> {
  const cell = (text: string) => (/["\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const copied = lines.map((cells) => cells.map(cell).join('\t')).join('\r\n');
  await page.getByLabel('Copied rows').evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, copied);
}

export const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel('Or upload a file').setInputFiles({ name, mimeType: '', buffer: Buffer.from(content) });

/** A row of the sheet, by its number there. */
export const sheetRow = (page: Page, at: number) =>
  rows(sheetDialog(page)).filter({ has: page.getByRole('cell', { name: String(at), exact: true }) });

/** A new row's outcome has more text: the default values that are sent for missing cells. */
export const expectOutcome = (
  page: Page,
  at: number,
  outcome: string | RegExp,
  cells: Record<string, string | RegExp> = {},
) => expectRow(sheetRow(page, at), { Outcome: outcome === 'New' ? /^New/ : outcome, ...cells });

export const summary = (page: Page, text: string) =>
  expect(sheetDialog(page).getByRole('status').filter({ hasText: text })).toBeVisible();

/** The text field of a cell. */
export const cell = (page: Page, heading: string, at: number) =>
  sheetDialog(page).getByRole('textbox', { name: `${heading} of row ${at}`, exact: true });

export async function send(page: Page, label: string, title: string): Promise<void> {
  await press(page, label);
  await press(question(page, `${title}?`), 'YES');
}

/** The outcomes of the rows that were sent, worst first. */
export const outcomes = (page: Page) => run(page).getByRole('listitem');

export const closeRun = (page: Page) => button(run(page), 'Close').last().click();
