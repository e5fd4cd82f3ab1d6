// The queries for offers, and for the stores and categories that they refer to.

import type { received } from '#contract';
import { UNKNOWN } from '#wire/unread';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

type Schemas = received['schemas'];

export type Offer = Schemas['Offer'];

/** A store or a category, from which an offer chooses one each. */
export interface OfferGroup {
  id: number;
  name: string;
  status: string;
  postedby: string;
  posteddate: string;
  editedby: string;
  editdate: string;
}

type Saved = Omit<Schemas['Store'], 'delightstoreID' | 'storename'>;

const choiceOf = (id: number, name: string, { isactive, ...saved }: Saved): OfferGroup => ({
  id,
  name,
  status: isactive === null ? UNKNOWN : isactive ? 'A' : 'D',
  postedby: saved.postedby,
  posteddate: saved.posteddate,
  editedby: saved.editedby,
  editdate: saved.editdate,
});

async function listStores(): Promise<OfferGroup[]> {
  const { data } = await answerOf(client.GET('/offers/stores'));
  return data.map((store) => choiceOf(store.delightstoreID, store.storename, store));
}

async function listCategories(): Promise<OfferGroup[]> {
  const { data } = await answerOf(client.GET('/offers/categories'));
  return data.map((category) => choiceOf(category.delightcategoryID, category.categoryname, category));
}

const listOffers = async () => (await answerOf(client.GET('/offers'))).data;

/** One prefix for all keys, because an offer shows the names of its store and category. */
export const OFFERS_KEY = ['offers'];

export const storesQuery = { queryKey: [...OFFERS_KEY, 'stores'], queryFn: listStores };
export const categoriesQuery = { queryKey: [...OFFERS_KEY, 'categories'], queryFn: listCategories };
export const offersQuery = { queryKey: [...OFFERS_KEY, 'list'], queryFn: listOffers };
