// The rules of an offer's form, and the order and filter of the list.

import * as v from 'valibot';
import { isUnread } from '#wire/unread';
import type { Phases } from '@/shared/content/contentFilters';
import { optionalImage, requiredImage } from '@/shared/content/form';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { newestFirst } from '@/ui/saving/savedMoment';
import { dayProblem, isDay, longDay, REVERSED, shownDay, today, typedDay } from '@/ui/texts/days';
import { containsWords } from '@/ui/texts/words';
import type { Offer, OfferGroup } from '../calls';

/** Optional, but a typed text must be a day. */
const day = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === '' || isDay(typed) || isUnread(typed),
    ({ input }) => dayProblem(input),
  ),
);

const written = {
  delightcategoryID: requiredText('Please add category!'),
  delightstoreID: requiredText('Please add store!'),
  branches: requiredText('Please add branch!'),
  details: requiredText('Please add details!'),
  contactnumber: requiredText('Please add contact details!'),
  validfromdate: day,
  validtodate: day,
  status: oneOf(['A', 'D']),
};

const isInOrder = ({ validfromdate: from, validtodate: to }: { validfromdate: string; validtodate: string }) =>
  from === '' || to === '' || from <= to;

/** The rules are in the order of the specification. */
export const newSchema = v.pipe(
  v.object({ image: requiredImage('Please add image!'), ...written }),
  v.forward(warning(v.partialCheck([['validfromdate'], ['validtodate']], isInOrder, REVERSED)), ['validfromdate']),
);

export const changedSchema = v.pipe(
  v.object({ image: optionalImage, ...written }),
  v.forward(warning(v.partialCheck([['validfromdate'], ['validtodate']], isInOrder, REVERSED)), ['validfromdate']),
);

export type OfferForm = v.InferInput<typeof changedSchema>;
type OfferInput = Omit<v.InferOutput<typeof changedSchema>, 'image'>;

const dayOf = (date: string) => (isUnread(date) ? date : typedDay(date));

/** The form's values of an offer; days are in the console's format. */
export const formOf = (offer: Offer): OfferForm => ({
  image: null,
  delightcategoryID: String(offer.delightcategoryID ?? ''),
  delightstoreID: String(offer.delightstoreID ?? ''),
  branches: offer.branches,
  details: offer.details,
  contactnumber: offer.contactnumber,
  validfromdate: dayOf(offer.validfromdate),
  validtodate: dayOf(offer.validtodate),
  status: offer.status,
});

/** Converts the form to the formats of the calls. */
export const requestFieldsOf = <Form extends Omit<OfferInput, 'status'>>(form: Form) => ({
  ...form,
  delightcategoryID: Number(form.delightcategoryID),
  delightstoreID: Number(form.delightstoreID),
  validfromdate: shownDay(form.validfromdate),
  validtodate: shownDay(form.validtodate),
});

const byName = (one: OfferGroup, other: OfferGroup) =>
  one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });

export const activeOf = (choices: readonly OfferGroup[]) => choices.filter(({ status }) => status === 'A').sort(byName);

/** The choices for an offer: the active ones, and its current one even if that was disabled since. */
export function optionsOf(choices: readonly OfferGroup[], own?: { id: number; name: string }) {
  const active = activeOf(choices).map(({ id, name }) => ({ value: String(id), label: name }));
  const keepsOther = own && !active.some(({ value }) => value === String(own.id));
  if (!keepsOther) return active;
  const isDisabled = choices.some(({ id }) => id === own.id);
  return [{ value: String(own.id), label: isDisabled ? `${own.name} (disabled)` : own.name }, ...active];
}

/** When an offer is valid, in words; '' when it always is. It is still valid on its last day. */
export function validityOf({ validfromdate, validtodate }: Pick<Offer, 'validfromdate' | 'validtodate'>) {
  const [from, to] = [typedDay(validfromdate), typedDay(validtodate)];
  const until = to && `until ${longDay(to)}`;
  const words = from ? [`From ${longDay(from)}`, until] : [until.replace('until', 'Until')];
  return words.filter(Boolean).join(' ');
}

/** Sorts offers into phases by the days on which they are valid. */
export const byValidity: Phases<Offer> = {
  phases: ['scheduled', 'ended'],
  phaseOf: ({ validfromdate, validtodate }) => {
    const day = today();
    const [from, to] = [typedDay(validfromdate), typedDay(validtodate)];
    if (to !== '' && to < day) return 'ended';
    return from > day ? 'scheduled' : undefined;
  },
};

interface Narrowing {
  /** The id of a category; '' for all. */
  category: string;
  /** Words in the store's name. */
  text: string;
}

/** Filters the offers; the newest come first. */
export function shownOffers(offers: readonly Offer[], { category, text: words }: Narrowing): Offer[] {
  const shown = offers
    .filter((offer) => category === '' || String(offer.delightcategoryID) === category)
    .filter(({ storename }) => containsWords(storename, words));
  return newestFirst(
    shown,
    ({ postdate }) => postdate,
    ({ delightdetailID }) => delightdetailID,
  );
}
