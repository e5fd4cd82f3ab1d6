import type { Revising } from '../../revised';
import type { Category, Offer, Store } from './model';
import { seedCategories, seedOffers, seedStores } from './seed';

export interface State extends Revising {
  offers: Offer[];
  stores: Store[];
  categories: Category[];
  /** A scenario sets this: a category that active offers are in cannot be disabled. */
  keepsUsedCategories: boolean;
}

export const offersStore = {
  name: 'offers',
  seed: (now: number): State => ({
    offers: seedOffers(now),
    stores: seedStores(),
    categories: seedCategories(),
    keepsUsedCategories: false,
    asked: null,
  }),
};

type Chosen = Pick<Offer, 'delightcategoryID' | 'delightstoreID'>;

type Choice =
  | { refusal: { example: 'categoryDisabled' | 'storeDisabled' } }
  | { refusal?: never; names: Pick<Offer, 'storename' | 'categoryname'> };

/** What is not active cannot be chosen; an offer that has it keeps it. */
export function choiceOf({ stores, categories }: State, chosen: Chosen, before?: Chosen): Choice {
  const { delightstoreID, delightcategoryID } = chosen;
  const category = categories.find((each) => each.delightcategoryID === delightcategoryID);
  const store = stores.find((each) => each.delightstoreID === delightstoreID);
  if (!category || (!category.isactive && before?.delightcategoryID !== delightcategoryID))
    return { refusal: { example: 'categoryDisabled' } };
  if (!store || (!store.isactive && before?.delightstoreID !== delightstoreID))
    return { refusal: { example: 'storeDisabled' } };
  return { names: { storename: store.storename, categoryname: category.categoryname } };
}

/** The names that an offer shows are those of its store and its category. */
export function rename(state: State, names: Partial<Offer>, isMeant: (offer: Offer) => boolean): void {
  for (const offer of state.offers.filter(isMeant)) Object.assign(offer, names);
}
