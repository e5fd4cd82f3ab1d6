import type { RevisionState } from '../../editedElsewhere';
import type { Category, Offer, Store } from './model';
import { seedCategories, seedOffers, seedStores } from './seed';

export interface State extends RevisionState {
  offers: Offer[];
  stores: Store[];
  categories: Category[];
  /** Set by a scenario: a category with active offers cannot be disabled. */
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

/** Inactive stores and categories cannot be chosen, but an offer that already has one may keep it. */
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

/** Offers contain the names of their store and category, which therefore have to be changed with them. */
export function rename(state: State, names: Partial<Offer>, isMeant: (offer: Offer) => boolean): void {
  for (const offer of state.offers.filter(isMeant)) Object.assign(offer, names);
}
