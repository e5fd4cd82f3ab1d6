import { useCallback } from 'react';
import { useSignedIn } from '@/app/session/store';
import { DISABLED_NOTE, type PhoneContent } from '@/ui/phone/content';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import { longDay } from '@/ui/texts/days';
import type { Product } from './lists';
import { pictureOf, pictureOn, productForm, type WrittenProduct } from './rules';

type DraftProduct = WrittenProduct & { status?: string; banner?: string; image?: File | null };

interface Saved {
  isShown: boolean;
  isBanner: boolean;
  picture: string | undefined;
}

/** The product as a user of the member app sees it. */
export function usePhone(saved?: Saved) {
  const { productavega_tag: isFirstBrand } = useSignedIn().user_info.data;
  const { isShown = true, isBanner = false, picture } = saved ?? {};
  return useCallback(
    ({ productName, description, url, datefrom, dateto, status, banner, image }: DraftProduct): PhoneContent => ({
      app: 'AGORA',
      isFirstBrand,
      section: 'Marketplace',
      title: productName,
      text: description,
      picture: pictureOn({ isBanner: banner ? banner === '1' : isBanner, image, saved: picture }),
      meta: [datefrom, dateto].filter(Boolean).map(longDay).join(' – '),
      link: url,
      absent: (status ? status === '1' : isShown) ? undefined : DISABLED_NOTE,
    }),
    [isFirstBrand, isShown, isBanner, picture],
  );
}

/** For a saved product. */
export const useSavedPhone = (product: Product) =>
  usePhone({ isShown: product.status === 1, isBanner: product.isbanner === 1, picture: pictureOf(product) });

export function ProductPhoneDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const contentOf = useSavedPhone(product);
  return <PhoneDialog content={contentOf(productForm(product))} onClose={onClose} />;
}
