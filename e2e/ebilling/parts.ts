// Locators and helpers for the scripts about e-billing recipients.
import type { Locator, Page } from '@playwright/test';
import { expect, press, question, rows, save } from '../fixtures';

export const SCREEN = './ebilling/homepage';
export const TITLE = 'e-Billing Claims Recipients';
export const ADDED = 'E-billing recipients successfully added.';
export const UPDATED = 'E-billing recipients successfully updated.';
export const ALREADY = 'Recipients of this municipality already exist.';
export const SAVING = /^Save the recipients of .+\?$/;

export const adding = (page: Page) => page.getByRole('dialog', { name: 'Add Recipients' });
export const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Recipients' });
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Region, province or municipality' });

const SECOND = 'Avega Claims Ebilling';
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name, hasNotText: SECOND });
export const secondBrandRow = (page: Page, name: string) =>
  rows(page).filter({ hasText: name }).filter({ hasText: SECOND });
export const secondBrandBox = (page: Page) => page.getByRole('dialog').getByText(SECOND);

export const place = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('combobox', { name: label, exact: true });
export const choices = (page: Page, label: string) =>
  page.getByRole('listbox', { name: label, exact: true }).getByRole('option');

/** Searches by typing, and chooses the first result. */
export async function choose(page: Page, label: string, typed: string, option: string): Promise<void> {
  await place(page, label).fill(typed);
  await expect(choices(page, label).first()).toHaveText(option);
  await place(page, label).press('Enter');
  await expect(place(page, label)).toHaveValue(option);
}

/** Chooses a municipality of Laguna. */
export async function choosePlace(page: Page, municipality: string): Promise<void> {
  await choose(page, 'Region', 'calabarzon', 'Region IV-A (CALABARZON)');
  await choose(page, 'Province', 'laguna', 'Laguna');
  await choose(page, 'Municipality', municipality, municipality);
  await choose(page, 'Office', 'calamba', '12 CALAMBA');
}

type AddressLabel = 'Email' | 'CC' | 'BCC';

export const addressInput = (page: Page, label: AddressLabel) =>
  page.getByRole('dialog').getByRole('textbox', { name: label, exact: true });
const tagList = (page: Page, label: AddressLabel): Locator =>
  page.getByRole('dialog').getByRole('list', { name: `${label} addresses`, exact: true });
export const tags = (page: Page, label: AddressLabel) => tagList(page, label).getByRole('listitem');

export async function saveAnd(page: Page, answer: 'Save' | 'Cancel'): Promise<void> {
  await save(page).click();
  await press(question(page, SAVING), answer);
}

export const COLUMNS = [
  'Region',
  'Province',
  'Municipality',
  'Office',
  'Email',
  'CC',
  'BCC',
  'HMO Type',
  'Posted by',
  'Posted Date',
  'Edited by',
  'Edited Date',
];

/** Provinces from north to south, municipalities by name, and the first brand before the second. */
export const FIRST_LISTED = [
  ['Ilocos Norte', 'City of Batac', 'Lumina'],
  ['Ilocos Sur', 'City of Vigan', 'Lumina'],
  ['Ilocos Sur', 'City of Vigan', SECOND],
  ['Pangasinan', 'City of Dagupan', 'Lumina'],
  ['Cagayan', 'City of Tuguegarao', 'Lumina'],
  ['Isabela', 'City of Santiago', 'Lumina'],
  ['Bulacan', 'City of Malolos', 'Lumina'],
  ['Nueva Ecija', 'City of Cabanatuan', 'Lumina'],
  ['Nueva Ecija', 'City of Cabanatuan', SECOND],
  ['Nueva Ecija', 'City of San Jose', 'Lumina'],
] as const;
