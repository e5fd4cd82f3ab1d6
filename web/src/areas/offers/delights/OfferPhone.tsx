import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSavedImage } from '@/shared/content/form';
import { DISABLED_NOTE } from '@/ui/phone/content';
import { FormPhone } from '@/ui/phone/FormPhone';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import { categoriesQuery, type Offer, type OfferGroup, storesQuery } from '../calls';
import { formOf, type OfferForm, validityOf } from './rules';
import { wordOf } from './word';

interface Of {
  isFirstBrand: boolean;
  /** The saved offer; undefined for a new one. */
  offer?: Offer | undefined;
  /** The URL of its picture. */
  saved?: string | undefined;
}

const nameOf = (choices: readonly OfferGroup[] | undefined, chosen: string) =>
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

interface Props<Output> {
  form: UseFormReturn<OfferForm, unknown, Output>;
  isFirstBrand: boolean;
  /** The saved offer; undefined for a new one. */
  offer?: Offer;
  /** The URL of its picture. */
  saved?: string | undefined;
  isRead?: boolean;
}

/** An offer as members of the brand see it. */
export function OfferPhone<Output>({ form, isFirstBrand, offer, saved, isRead = false }: Props<Output>) {
  const contentOf = usePhone({ isFirstBrand, offer, saved });
  return <FormPhone form={form} contentOf={contentOf} read={isRead && offer ? formOf(offer) : undefined} />;
}

export function OfferPhoneDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const contentOf = usePhone({ isFirstBrand: offer.product_tag, offer, saved: useSavedImage(offer.path) });
  return <PhoneDialog content={contentOf(formOf(offer))} onClose={onClose} />;
}
