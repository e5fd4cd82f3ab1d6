import type { received } from '#contract';
import { UNKNOWN } from '#wire/unread';
import { answerOf } from '@/api/answer';
import { type Compared, client } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { paths } from '@/app/routing/paths';
import { findPosts } from '@/shared/content/findPosts';
import { formCallOptions, SHOWN, type ShownStatus } from '@/shared/content/form';
import { writtenMoment } from '@/shared/content/moments';
import { isActive } from '@/ui/saving/flags';
import { savedMoment } from '@/ui/saving/savedMoment';
import { now } from '@/ui/texts/days';
import { beginningOf } from '@/ui/texts/words';

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

export type ChoiceFields = Pick<OfferGroup, 'name' | 'status'>;

/** A new one is active and was not edited by anybody. */
const postedNow = (postedby: string) => ({
  isactive: true,
  postedby,
  postdate: writtenMoment(now()),
  editby: '' as const,
});

/**
 * Author and time of posting are sent back as the server gave them. Missing ones are omitted, because an empty value
 * would be saved.
 */
export function editedFields({ postedby, posteddate }: OfferGroup, { status }: ChoiceFields, editby: string) {
  const posted = savedMoment(posteddate);
  return {
    isactive: isActive(status),
    ...(postedby && { postedby }),
    ...(posted && { postdate: writtenMoment(posted) }),
    editby,
  };
}

export const addStore = ({ name }: ChoiceFields, by: string) =>
  answerOf(client.POST('/offers/stores/addition', { body: { Value: { storename: name, ...postedNow(by) } } }));

export const updateStore = (checked: Compared, store: OfferGroup, fields: ChoiceFields, by: string) =>
  answerOf(
    client.POST('/offers/stores/update', {
      checked,
      body: { Value: { delightstoreid: store.id, storename: fields.name, ...editedFields(store, fields, by) } },
    }),
  );

export const addCategory = ({ name }: ChoiceFields, by: string) =>
  answerOf(client.POST('/offers/categories/addition', { body: { Value: { categoryname: name, ...postedNow(by) } } }));

export const updateCategory = (checked: Compared, category: OfferGroup, fields: ChoiceFields, by: string) =>
  answerOf(
    client.POST('/offers/categories/update', {
      checked,
      body: {
        Value: { delightcategoryID: category.id, categoryname: fields.name, ...editedFields(category, fields, by) },
      },
    }),
  );

export const idOf = ({ delightdetailID }: Offer) => String(delightdetailID);

export const records = findPosts(`${paths.newsletter}?tab=delights&`, {
  list: offersQuery,
  idOf,
  titleOf: ({ storename, categoryname }) => [storename, categoryname].filter(Boolean).join(' · '),
  hintOf: ({ details }) => beginningOf(details, 40),
});

type NewOffer = Schemas['NewOffer'];
type ChangedOffer = Schemas['ChangedOffer'];

export function addOffer(details: Omit<NewOffer, ShownStatus>, image: File, onProgress: OnProgress) {
  const body = { Delights_details: { ...details, ...SHOWN }, delights_image: image };
  return answerOf(client.POST('/media/offers/addition', { body, ...formCallOptions(onProgress) }));
}

/** Without a new picture the offer keeps its old one. */
export function updateOffer(checked: Compared, details: ChangedOffer, image: File | null, onProgress: OnProgress) {
  if (!image) return answerOf(client.POST('/offers/update', { checked, body: { Value: details } }));
  const body = { Delights_details: details, delights_image: image };
  return answerOf(client.POST('/media/offers/update', { checked, body, ...formCallOptions(onProgress) }));
}
