// Locators, addresses and values for the scripts about offers.

import type { Locator, Page } from '@playwright/test';
import { seedOffers } from '../../mocks/areas/offers/seed';
import { expect, field } from '../fixtures';

type Word = 'Delights' | 'Treats';

export const TAB = './newsletter?tab=delights';
/** The offers of one store. */
export const ofStore = (name: string) => `${TAB}#text=${encodeURIComponent(name)}`;
export const withId = (id: number) => `${TAB}&open=${id}`;

export const opener = (shown: Locator) => shown.getByRole('button', { name: /^View Details: / });

export const adding = (page: Page, word: Word = 'Delights') => page.getByRole('dialog', { name: `New ${word}` });
export const detail = (page: Page, word: Word = 'Delights') => page.getByRole('dialog', { name: word, exact: true });
/** Clicks the last button of that name; the first one is the cross in the corner. */
export const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
export const category = (page: Page) => page.getByRole('main').getByLabel('Category', { exact: true });

const listed = ({ isactive, status }: { isactive: boolean; status: string }) => isactive && status === 'A';
/** The listed offers of a brand, newest first. */
export const listedOffers = (isFirstBrand: boolean) =>
  seedOffers(Date.now())
    .filter((offer) => listed(offer) && offer.product_tag === isFirstBrand)
    .reverse();

export const chosen = (page: Page) => page.getByRole('dialog').getByRole('img', { name: 'New image' });

export async function fillOffer(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await field(page, 'Image').setInputFiles(file);
  await expect(chosen(page)).toBeVisible();
  await field(page, 'Category').selectOption('Retail');
  await field(page, 'Store').selectOption('Habi Handwoven Goods');
  await field(page, 'Branches').fill('  Session Road, Baguio City ');
  await field(page, 'Details').fill('10% off\non "everything" <woven>');
  await field(page, 'Contact Details').fill('(074) 555 0101');
}

/** The fields that the call sends for it. */
export const FILLED = {
  delightcategoryID: 8,
  delightstoreID: 16,
  branches: 'Session Road, Baguio City',
  details: '10% off\non "everything" <woven>',
  contactnumber: '(074) 555 0101',
  validfromdate: '',
  validtodate: '',
};
