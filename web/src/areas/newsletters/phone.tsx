import { useCallback } from 'react';
import { useSavedImage } from '@/shared/content/form';
import { postOnPhone } from '@/shared/content/phone';
import { useCompany } from '@/shared/content/usePosts';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import type { Newsletter } from './calls';
import { metaOf, valuesOf } from './rules';

interface DraftNewsletter {
  title: string;
  content: string;
  newsdate: string;
  postedby: string;
  status?: string;
  image: File | null;
}

const PLACE = { app: 'AGORA', section: 'Newsletter' } as const;

/** A newsletter as members of the brand see it. */
export function usePhone(saved?: string) {
  const { isFirstBrand, company } = useCompany();
  return useCallback(
    (written: DraftNewsletter) => postOnPhone(PLACE, { isFirstBrand, company, saved }, written, metaOf(written)),
    [isFirstBrand, company, saved],
  );
}

export function NewsletterPhoneDialog({ item, onClose }: { item: Newsletter; onClose: () => void }) {
  const contentOf = usePhone(useSavedImage(item.path));
  return <PhoneDialog content={contentOf(valuesOf(item))} onClose={onClose} />;
}
