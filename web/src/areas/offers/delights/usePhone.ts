import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { DISABLED_NOTE } from '@/ui/phone/content';
import { type Choice, categoriesQuery, type Offer, storesQuery } from '../lists';
import { type OfferForm, validityOf } from './rules';
import { wordOf } from './word';

interface Of {
  isFirstBrand: boolean;
  /** The saved offer; undefined for a new one. */
  offer?: Offer | undefined;
  /** The URL of its picture. */
  saved?: string | undefined;
}

const nameOf = (choices: readonly Choice[] | undefined, chosen: string) =>
  choices?.find(({ id }) => String(id) === chosen)?.name;

/** An offer as members of the brand see it. */
export function usePhone({ isFirstBrand, offer, saved }: Of) {
  const { data: stores } = useQuery(storesQuery);
  const { data: categories } = useQuery(categoriesQuery);
  return useCallback(
    (written: OfferForm) => ({
      app: 'AGORA' as const,
      isFirstBrand,
      section: wordOf(isFirstBrand),
      kicker: nameOf(categories, written.delightcategoryID) ?? offer?.categoryname ?? '',
      title: nameOf(stores, written.delightstoreID) ?? offer?.storename ?? '',
      text: written.details,
      picture: written.image ?? saved ?? null,
      meta: validityOf(written),
      facts: [
        { label: 'Branches', text: written.branches },
        { label: 'Contact Details', text: written.contactnumber },
      ],
      absent: written.status === 'D' ? DISABLED_NOTE : undefined,
    }),
    [isFirstBrand, offer, saved, stores, categories],
  );
}
