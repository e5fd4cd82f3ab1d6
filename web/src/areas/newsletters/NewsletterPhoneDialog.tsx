import { useSavedImage } from '@/shared/content/image';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import type { Newsletter } from './calls';
import { usePhone } from './phone';
import { valuesOf } from './rules';

export default function NewsletterPhoneDialog({ item, onClose }: { item: Newsletter; onClose: () => void }) {
  const contentOf = usePhone(useSavedImage(item.path));
  return <PhoneDialog content={contentOf(valuesOf(item))} onClose={onClose} />;
}
