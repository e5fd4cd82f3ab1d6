import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import type { Advisory } from './calls';
import { usePhone } from './phone';
import { fieldsOf } from './rules';
import type { Variant } from './variants';

interface Props {
  application: Variant['application'];
  advisory: Advisory;
  onClose: () => void;
}

export default function AdvisoryPhoneDialog({ application, advisory, onClose }: Props) {
  const contentOf = usePhone(application);
  return <PhoneDialog content={contentOf(fieldsOf(advisory))} onClose={onClose} />;
}
