// Locators and helpers for the scripts about the features of both apps.
import type { Page } from '@playwright/test';
import { cellWith, question, rows, toastShown } from '../fixtures';
import { exportAs, type FileType, savedBy } from '../helpers/files';

export const ADDRESS = './featurecontrol';
export const DOCTORS_ADDRESS = './featurecontrolaruga';
export const inAlagaMd = { application: 'ALAGA MD' } as const;

export const ADDED = 'New feature has been added.';
export const UPDATED = 'Feature Successfully Updated';
export const DELETED = 'Feature Successfully Deleted';

/** The columns of the member app; the doctors' app has 'Remarks' for the message. */
export const columns = (text: 'Message' | 'Remarks') => [
  'Feature',
  text,
  'URL',
  'Status',
  'Posted by',
  'Posted Date',
  'Edited by',
  'Edited Date',
];

export const row = (page: Page, feature: string) => rows(page).filter({ has: cellWith(page, feature) });
export const names = (page: Page) => rows(page).locator('td:first-child');
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search features' });
export const sort = (page: Page) => page.getByRole('main').getByLabel('Sort by', { exact: true });
export const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Feature' });
export const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Feature' });
export const deleting = (page: Page) => question(page, 'Are you sure you want to delete?');
export const collated = (all: readonly string[]) => all.toSorted(new Intl.Collator('en', { numeric: true }).compare);

export async function saved(page: Page, type: FileType) {
  const file = await savedBy(page, () => exportAs(page, type));
  await toastShown(page, 'Report saved');
  return file;
}
