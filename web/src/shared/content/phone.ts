// A post as the phone preview shows it.
import { DISABLED_NOTE, type PhoneContent } from '@/ui/phone/content';

interface DraftPost {
  title: string;
  content: string;
  image: File | null;
  status?: string;
}

type Place = Pick<PhoneContent, 'app' | 'section'>;

interface Of {
  isFirstBrand: boolean;
  company: string;
  /** The address of the saved picture. */
  saved: string | undefined;
}

export const postOnPhone = (
  place: Place,
  { isFirstBrand, company, saved }: Of,
  { title, content, image, status }: DraftPost,
  meta: string,
): PhoneContent => ({
  ...place,
  isFirstBrand,
  kicker: company,
  title,
  text: content,
  picture: image ?? saved ?? null,
  meta,
  absent: status === 'D' ? DISABLED_NOTE : undefined,
});
