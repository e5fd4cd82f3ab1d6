// What may be posted as an offer, and which offers are listed.

import * as v from 'valibot';
import type { Phases } from '@/shared/content/listed';
import { optionalImage, requiredImage, requiredText } from '@/shared/content/rules';
import { newestFirst } from '@/ui/saving/savedMoment';
import { dayProblem, isDay, longDay, REVERSED, shownDay, today, typedDay } from '@/ui/texts/days';
import { containsWords } from '@/ui/texts/words';
import type { Choice, Offer } from '../lists';

/** It may be left out, but what was typed must be a day. */
const day = v.pipe(
  v.string(),
  v.trim(),
  v.check(
    (typed) => typed === '' || isDay(typed),
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
  status: v.picklist(['A', 'D']),
};

const isInOrder = ({ validfromdate: from, validtodate: to }: { validfromdate: string; validtodate: string }) =>
  from === '' || to === '' || from <= to;

/** The first rule that is broken speaks: they stand in the specification's order. */
export const newSchema = v.pipe(
  v.object({ image: requiredImage('Please add image!'), ...written }),
  v.forward(
    v.partialCheck([['validfromdate'], ['validtodate']], (days) => isInOrder(days), REVERSED),
    ['validfromdate'],
  ),
);

export const changedSchema = v.pipe(
  v.object({ image: optionalImage, ...written }),
  v.forward(
    v.partialCheck([['validfromdate'], ['validtodate']], (days) => isInOrder(days), REVERSED),
    ['validfromdate'],
  ),
);

export type OfferForm = v.InferInput<typeof changedSchema>;
type Written = Omit<v.InferOutput<typeof changedSchema>, 'image'>;

export const idOf = ({ delightdetailID }: Offer) => String(delightdetailID);

/** An offer as its form has it: days as the console writes them. */
export const formOf = (offer: Offer): OfferForm => ({
  image: null,
  delightcategoryID: String(offer.delightcategoryID),
  delightstoreID: String(offer.delightstoreID),
  branches: offer.branches,
  details: offer.details,
  contactnumber: offer.contactnumber,
  validfromdate: typedDay(offer.validfromdate),
  validtodate: typedDay(offer.validtodate),
  status: offer.status,
});

/** What was written, as the calls are told it. */
export const toldOf = <Form extends Omit<Written, 'status'>>(form: Form) => ({
  ...form,
  delightcategoryID: Number(form.delightcategoryID),
  delightstoreID: Number(form.delightstoreID),
  validfromdate: shownDay(form.validfromdate),
  validtodate: shownDay(form.validtodate),
});

const byName = (one: Choice, other: Choice) => one.name.localeCompare(other.name, 'en', { sensitivity: 'base' });

export const activeOf = (choices: readonly Choice[]) => choices.filter(({ status }) => status === 'A').sort(byName);

/** What an offer may choose: what is active, and what it has already, even if that has been disabled since. */
export function optionsOf(choices: readonly Choice[], own?: { id: number; name: string }) {
  const active = activeOf(choices).map(({ id, name }) => ({ value: String(id), label: name }));
  const keepsOther = own && !active.some(({ value }) => value === String(own.id));
  if (!keepsOther) return active;
  const isDisabled = choices.some(({ id }) => id === own.id);
  return [{ value: String(own.id), label: isDisabled ? `${own.name} (disabled)` : own.name }, ...active];
}

/** When an offer is valid, in words; '' when it always is. Its last day is one of its own. */
export function validityOf({ validfromdate, validtodate }: Pick<Offer, 'validfromdate' | 'validtodate'>) {
  const [from, to] = [typedDay(validfromdate), typedDay(validtodate)];
  const until = to && `until ${longDay(to)}`;
  const words = from ? [`From ${longDay(from)}`, until] : [until.replace('until', 'Until')];
  return words.filter(Boolean).join(' ');
}

/** By the days on which it is valid. */
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
  /** The number of a category; '' is all. */
  category: string;
  /** Words of the store's name. */
  text: string;
}

/** The newest first. */
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
