import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { writtenMoment } from '@/shared/content/moments';
import { isActive } from '@/ui/saving/flags';
import { savedMoment } from '@/ui/saving/savedMoment';
import { now } from '@/ui/texts/days';
import type { OfferGroup } from './lists';

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

export const updateStore = (checked: Agreed & Compared, store: OfferGroup, fields: ChoiceFields, by: string) =>
  answerOf(
    client.POST('/offers/stores/update', {
      checked,
      body: { Value: { delightstoreid: store.id, storename: fields.name, ...editedFields(store, fields, by) } },
    }),
  );

export const addCategory = ({ name }: ChoiceFields, by: string) =>
  answerOf(client.POST('/offers/categories/addition', { body: { Value: { categoryname: name, ...postedNow(by) } } }));

export const updateCategory = (checked: Agreed & Compared, category: OfferGroup, fields: ChoiceFields, by: string) =>
  answerOf(
    client.POST('/offers/categories/update', {
      checked,
      body: {
        Value: { delightcategoryID: category.id, categoryname: fields.name, ...editedFields(category, fields, by) },
      },
    }),
  );
