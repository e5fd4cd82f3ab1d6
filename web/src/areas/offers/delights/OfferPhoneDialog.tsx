import { useSavedImage } from '@/shared/content/image';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import type { Offer } from '../lists';
import { formOf } from './rules';
import { usePhone } from './usePhone';

export default function OfferPhoneDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const contentOf = usePhone({ isFirstBrand: offer.product_tag, offer, saved: useSavedImage(offer.path) });
  return <PhoneDialog content={contentOf(formOf(offer))} onClose={onClose} />;
}
