// The names, addresses and calls of the two screens of stores and categories, which work alike.
import type { Page } from '@playwright/test';
import { seedCategories, seedStores } from '../../mocks/areas/offers/seed';
import { cellWith, type expect, rows } from '../fixtures';

const COLUMNS = ['Status', 'Posted Date', 'Posted by', 'Edited Date', 'Edited by'];

/** The fields that both have besides the name. */
interface Rest {
  isactive: boolean;
  postedby: string | undefined;
  postdate: string | ReturnType<typeof expect.stringMatching>;
  editby: string;
}

const stores = {
  title: 'Stores',
  /** Checks of what is the same on both screens run on this one. */
  isShownFirst: true,
  address: './store',
  nameLabel: 'Store Name',
  columns: ['Store Name', ...COLUMNS],
  addLabel: 'Add Store',
  editTitle: 'Edit Store',
  empty: 'No stores',
  required: 'Enter the store name.',
  taken: 'Store already exists.',
  unknown: 'Store does not exist.',
  added: 'New store has been added.',
  updated: 'Store Successfully Updated',
  list: 'listStores',
  add: 'addStore',
  update: 'updateStore',
  /** The name's field in the calls; the expected bodies for a new one, and for changing the first one. */
  nameKey: 'storename',
  bodyOf: (storename: string, rest: Rest) => ({ Value: { storename, ...rest } }),
  toldOfFirst: (storename: string, rest: Rest) => ({ Value: { delightstoreid: 1, storename, ...rest } }),
  seeded: seedStores().map(({ storename, ...store }) => ({ ...store, name: storename })),
} as const;

const categories = {
  title: 'Categories',
  isShownFirst: false,
  address: './category',
  nameLabel: 'Category Name',
  columns: ['Category Name', ...COLUMNS],
  addLabel: 'Add Category',
  editTitle: 'Edit Category',
  empty: 'No categories',
  required: 'Enter the category name.',
  taken: 'Category already exists.',
  unknown: 'Category does not exist.',
  added: 'New category has been added.',
  updated: 'Category Successfully Updated',
  list: 'listCategories',
  add: 'addCategory',
  update: 'updateCategory',
  nameKey: 'categoryname',
  bodyOf: (categoryname: string, rest: Rest) => ({ Value: { categoryname, ...rest } }),
  toldOfFirst: (categoryname: string, rest: Rest) => ({ Value: { delightcategoryID: 1, categoryname, ...rest } }),
  seeded: seedCategories().map(({ categoryname, ...category }) => ({ ...category, name: categoryname })),
} as const;

export const screens = [stores, categories];

export const row = (page: Page, name: string) => rows(page).filter({ has: cellWith(page, name) });
