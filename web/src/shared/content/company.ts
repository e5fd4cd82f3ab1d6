import { config } from '@/app/config';
import { useSignedIn } from '@/app/session/store';

/** The brand whose content the user works on. */
export function useCompany() {
  const { productavega_tag: isFirstBrand } = useSignedIn().user_info.data;
  const { product, secondBrand } = config();
  return { isFirstBrand, company: isFirstBrand ? product : secondBrand };
}
