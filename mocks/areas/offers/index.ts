import { defineArea } from '../../area';
import { COLLEAGUE, isRevisedNow, revisedText } from '../../editedElsewhere';
import { NEVER, savedMomentOf } from '../../manilaTime';
import { ALREADY_THERE, DONE, findOrUnknown, isTaken, listed, nextId } from '../../records';
import type { World } from '../../worlds/world';
import { keepAtNewPath, refusalOf } from '../images/storedPictures';
import { isActive, type Offer } from './model';
import { seedManyOffers } from './seed';
import { choiceOf, offersStore, rename } from './state';

export const offers = defineArea({
  ...offersStore,
  empty: () => ({ offers: [], stores: [], categories: [] }),
  large: (now) => ({ offers: seedManyOffers(now) }),
  scenarios: [
    {
      name: 'category-in-use',
      description: 'A category with active offers cannot be disabled: the server refuses it.',
      prepare(_world, state) {
        state.keepsUsedCategories = true;
      },
    },
  ],
  handlers: {
    listOffers: ({ state }) => {
      const items = isRevisedNow(state) ? state.offers : [];
      for (const offer of items) Object.assign(offer, { details: revisedText(offer.details), editby: COLLEAGUE });
      return listed(state.offers);
    },
    addOffer: ({ body, files, world, state }) => {
      const { Delights_details: details } = body;
      const example = refusalOf(files.delights_image);
      if (example) return { example };
      const choice = choiceOf(state, details);
      if (choice.refusal) return choice.refusal;
      const delightdetailID = nextId(state.offers, 'delightdetailID');
      const added: Offer = {
        ...details,
        ...choice.names,
        delightdetailID,
        isactive: true,
        status: 'A',
        postdate: savedMomentOf(world.now()),
        editby: '',
        path: '',
      };
      added.path = keepAtNewPath(world, added, pathOf(added), files.delights_image.bytes);
      state.offers.push(added);
      return DONE;
    },
    updateOfferWithImage: ({ body, files, world, state }) => {
      const { Delights_details: details } = body;
      return findOrUnknown(state.offers, 'delightdetailID', details.delightdetailID, (offer) => {
        const example = refusalOf(files.delights_image);
        if (example) return { example };
        const choice = choiceOf(state, details, offer);
        if (choice.refusal) return choice.refusal;
        const path = keepAtNewPath(world, offer, pathOf(offer), files.delights_image.bytes);
        Object.assign(offer, details, choice.names, { path });
        return DONE;
      });
    },
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

const pathOf = ({ delightdetailID }: Offer) => `offers/${delightdetailID}`;
