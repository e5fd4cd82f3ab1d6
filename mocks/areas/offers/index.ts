import { type Area, defineArea } from '../../area';
import { savedMomentOf } from '../../manila';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId } from '../../records';
import type { World } from '../../world';
import { type Category, isActive, type Offer, type Store } from './model';
import { seedCategories, seedManyOffers, seedOffers, seedStores } from './seed';

interface State {
  offers: Offer[];
  stores: Store[];
  categories: Category[];
  /** A scenario sets this: a category that active offers are in cannot be disabled. */
  keepsUsedCategories: boolean;
}

const NEVER = '1/1/1900 12:00:00 AM';

/** The names that an offer shows are those of its store and category. */
function rename(state: State, names: Partial<Offer>, isMeant: (offer: Offer) => boolean): void {
  for (const offer of state.offers.filter(isMeant)) Object.assign(offer, names);
}

type ChosenOfOffer = Pick<Offer, 'delightcategoryID' | 'delightstoreID'>;

type Choice =
  | { refusal: { example: 'categoryDisabled' | 'storeDisabled' } }
  | { refusal?: never; names: Partial<Offer> };

/** What is not active cannot be chosen; an offer that has it keeps it. */
function choiceOf({ stores, categories }: State, chosen: ChosenOfOffer, before?: ChosenOfOffer): Choice {
  const { delightstoreID, delightcategoryID } = chosen;
  const category = categories.find((each) => each.delightcategoryID === delightcategoryID);
  const store = stores.find((each) => each.delightstoreID === delightstoreID);
  if (!category || (!category.isactive && before?.delightcategoryID !== delightcategoryID))
    return { refusal: { example: 'categoryDisabled' } };
  if (!store || (!store.isactive && before?.delightstoreID !== delightstoreID))
    return { refusal: { example: 'storeDisabled' } };
  return { names: { storename: store.storename, categoryname: category.categoryname } };
}

export const offers: Area<State> = defineArea({
  name: 'offers',
  seed: (now): State => ({
    offers: seedOffers(now),
    stores: seedStores(),
    categories: seedCategories(),
    keepsUsedCategories: false,
  }),
  empty: () => ({ offers: [], stores: [], categories: [] }),
  large: (now) => ({ offers: seedManyOffers(now) }),
  scenarios: [
    {
      name: 'category-in-use',
      description: 'A category that active offers are in cannot be disabled: the server refuses it.',
      prepare(_world, state) {
        state.keepsUsedCategories = true;
      },
    },
  ],
  handlers: {
    listOffers: ({ state }) => listed(state.offers),
    updateOffer: ({ body, state }) =>
      findOrUnknown(state.offers, 'delightdetailID', body.Value.delightdetailID, (offer) => {
        const choice = choiceOf(state, body.Value, offer);
        if (choice.refusal) return choice.refusal;
        Object.assign(offer, body.Value, choice.names);
        return DONE;
      }),

    listStores: ({ state }) => listed(state.stores),
    addStore: ({ body, world, state }) => {
      const { storename, isactive, postedby } = body.Value;
      if (isTaken(state.stores, 'storename', storename)) return ALREADY_THERE;
      const delightstoreID = nextId(state.stores, 'delightstoreID');
      state.stores.push({ delightstoreID, storename, isactive, ...postedNow(world, postedby) });
      return DONE;
    },
    updateStore: ({ body, world, state }) => {
      const { delightstoreid, storename, isactive, editby } = body.Value;
      return findOrUnknown(state.stores, 'delightstoreID', delightstoreid, (store) => {
        if (isTaken(state.stores, 'storename', storename, store)) return ALREADY_THERE;
        Object.assign(store, { storename, isactive, ...editedNow(world, editby) });
        rename(state, { storename }, (offer) => offer.delightstoreID === delightstoreid);
        return DONE;
      });
    },

    listCategories: ({ state }) => listed(state.categories),
    addCategory: ({ body, world, state }) => {
      const { categoryname, isactive, postedby } = body.Value;
      if (isTaken(state.categories, 'categoryname', categoryname)) return ALREADY_THERE;
      const delightcategoryID = nextId(state.categories, 'delightcategoryID');
      state.categories.push({ delightcategoryID, categoryname, isactive, ...postedNow(world, postedby) });
      return DONE;
    },
    updateCategory: ({ body, world, state }) => {
      const { delightcategoryID, categoryname, isactive, editby } = body.Value;
      return findOrUnknown(state.categories, 'delightcategoryID', delightcategoryID, (category) => {
        const isMeant = (offer: Offer) => offer.delightcategoryID === delightcategoryID;
        const isUsed = state.offers.some((offer) => isMeant(offer) && isActive(offer));
        if (state.keepsUsedCategories && !isactive && isUsed) return { example: 'inUse' };
        if (isTaken(state.categories, 'categoryname', categoryname, category)) return ALREADY_THERE;
        Object.assign(category, { categoryname, isactive, ...editedNow(world, editby) });
        rename(state, { categoryname }, isMeant);
        return DONE;
      });
    },
  },
});

const postedNow = (world: World, postedby: string) => ({
  postedby,
  posteddate: savedMomentOf(world.now()),
  editedby: '',
  editdate: NEVER,
});

const editedNow = (world: World, editedby: string) => ({ editedby, editdate: savedMomentOf(world.now()) });

/** What the picture of an offer shows, by its path; undefined where there is no such offer. */
export function drawnOn(world: World, path: string): { title: string; subtitle: string; kind: string } | undefined {
  const offer = world.state(offers).offers.find((each) => each.path !== '' && each.path === path);
  return offer && { title: offer.storename, subtitle: offer.categoryname, kind: offer.categoryname };
}
