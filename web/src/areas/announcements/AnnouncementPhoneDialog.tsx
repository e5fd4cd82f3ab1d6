import { useSavedImage } from '@/shared/content/image';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import type { Announcement } from './calls';
import { usePhone } from './phone';
import { valuesOf } from './rules';

export default function AnnouncementPhoneDialog({ item, onClose }: { item: Announcement; onClose: () => void }) {
  const contentOf = usePhone(item, useSavedImage(item.path));
  return <PhoneDialog content={contentOf(valuesOf(item))} onClose={onClose} />;
}
