import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import type { Product } from './lists';
import { useSavedPhone } from './phone';
import { productForm } from './rules';

export default function ProductPhoneDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const contentOf = useSavedPhone(product);
  return <PhoneDialog content={contentOf(productForm(product))} onClose={onClose} />;
}
