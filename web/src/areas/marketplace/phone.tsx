import { useCallback } from 'react';
import { useSignedIn } from '@/app/session/store';
import { DISABLED_NOTE, type PhoneContent } from '@/ui/phone/content';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import { longDay } from '@/ui/texts/days';
import type { Product } from './calls';
import { pictureOf, pictureOn, productForm, type WrittenProduct } from './rules';

type DraftProduct = WrittenProduct & { status?: string; banner?: string; image?: File | null };

/** The product as a user of the member app sees it. */
export function usePhone(saved?: Product) {
  const { productavega_tag: isFirstBrand } = useSignedIn().user_info.data;
  const isShown = !saved || saved.status === 1;
  const isBanner = saved?.isbanner === 1;
  const picture = saved && pictureOf(saved);
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

export function ProductPhoneDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const contentOf = usePhone(product);
  return <PhoneDialog content={contentOf(productForm(product))} onClose={onClose} />;
}
