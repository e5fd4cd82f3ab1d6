import { useCallback } from 'react';
import { useCompany } from '@/shared/content/company';
import { contentMoment } from '@/shared/content/moments';
import { postOnPhone } from '@/shared/content/phone';
import { longDay, today } from '@/ui/texts/days';
import type { Announcement } from './calls';

interface Written {
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
    (written: Written) => postOnPhone(PLACE, { isFirstBrand, company, saved }, written, longDay(day)),
    [isFirstBrand, company, saved, day],
  );
}
