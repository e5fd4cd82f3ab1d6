import { useCallback } from 'react';
import { useSavedImage } from '@/shared/content/form';
import { contentMoment } from '@/shared/content/moments';
import { postOnPhone } from '@/shared/content/phone';
import { useCompany } from '@/shared/content/usePosts';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import { longDay, today } from '@/ui/texts/days';
import type { Announcement } from './calls';
import { valuesOf } from './rules';

interface DraftAnnouncement {
  title: string;
  content: string;
  status?: string;
  image: File | null;
}

const PLACE = { app: 'ALAGA MD', section: 'Announcement' } as const;

/** An announcement as doctors of the brand see it; a new one has today's date. */
export function usePhone(announcement?: Announcement, saved?: string) {
  const { isFirstBrand, company } = useCompany();
  const day = announcement ? contentMoment(announcement.announcementdate) : today();
  return useCallback(
    (written: DraftAnnouncement) => postOnPhone(PLACE, { isFirstBrand, company, saved }, written, longDay(day)),
    [isFirstBrand, company, saved, day],
  );
}

export function AnnouncementPhoneDialog({ item, onClose }: { item: Announcement; onClose: () => void }) {
  const contentOf = usePhone(item, useSavedImage(item.path));
  return <PhoneDialog content={contentOf(valuesOf(item))} onClose={onClose} />;
}
