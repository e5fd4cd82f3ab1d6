// Stores and categories share one screen; this file has their differences.
import type { Compared } from '@/api/client';
import type { Things } from '@/ui/texts/counts';
import {
  addCategory,
  addStore,
  type ChoiceFields,
  categoriesQuery,
  type Offer,
  type OfferGroup,
  storesQuery,
  updateCategory,
  updateStore,
} from './calls';

export interface OfferGroupKind {
  /** The key under which the chosen columns are stored. */
  name: string;
  things: Things;
  nameLabel: string;
  addLabel: string;
  editLabel: string;
  empty: { title: string; description: string };
  required: string;
  /** The server has the same message. */
  taken: string;
  added: string;
  updated: string;
  /** The name's field in the calls. */
  nameField: string;
  query: typeof storesQuery;
  chosenBy: (offer: Offer) => number | null;
  add: (fields: ChoiceFields, by: string) => ReturnType<typeof addStore>;
  update: (checked: Compared, choice: OfferGroup, fields: ChoiceFields, by: string) => ReturnType<typeof updateStore>;
}

export const stores: OfferGroupKind = {
  name: 'stores',
  things: { one: 'store', many: 'stores' },
  nameLabel: 'Store Name',
  addLabel: 'Add Store',
  editLabel: 'Edit Store',
  empty: { title: 'No stores', description: 'Add a store before you post an offer.' },
  required: 'Enter the store name.',
  taken: 'Store already exists.',
  added: 'New store has been added.',
  updated: 'Store Successfully Updated',
  nameField: 'storename',
  query: storesQuery,
  chosenBy: ({ delightstoreID }) => delightstoreID,
  add: addStore,
  update: updateStore,
};

export const categories: OfferGroupKind = {
  name: 'categories',
  things: { one: 'category', many: 'categories' },
  nameLabel: 'Category Name',
  addLabel: 'Add Category',
  editLabel: 'Edit Category',
  empty: { title: 'No categories', description: 'Add a category before you post an offer.' },
  required: 'Enter the category name.',
  taken: 'Category already exists.',
  added: 'New category has been added.',
  updated: 'Category Successfully Updated',
  nameField: 'categoryname',
  query: categoriesQuery,
  chosenBy: ({ delightcategoryID }) => delightcategoryID,
  add: addCategory,
  update: updateCategory,
};
