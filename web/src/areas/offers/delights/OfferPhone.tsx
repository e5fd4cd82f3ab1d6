import type { UseFormReturn } from 'react-hook-form';
import { FormPhone } from '@/ui/phone/FormPhone';
import type { Offer } from '../lists';
import { formOf, type OfferForm } from './rules';
import { usePhone } from './usePhone';

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
