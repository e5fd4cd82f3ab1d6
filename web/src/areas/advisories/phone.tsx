import { useCallback } from 'react';
import { useSignedIn } from '@/app/session/store';
import { DISABLED_NOTE, type PhoneContent } from '@/ui/phone/content';
import { PhoneDialog } from '@/ui/phone/PhoneDialog';
import { longDay, today } from '@/ui/texts/days';
import type { Advisory, AdvisoryFields } from './calls';
import { fieldsOf, isOver, type Variant } from './rules';

/** The advisory as an app user sees it: its name is its whole text. */
export function usePhone(app: PhoneContent['app']) {
  const { productavega_tag: isFirstBrand } = useSignedIn().user_info.data;
  return useCallback(
    (fields: AdvisoryFields): PhoneContent => ({
      app,
      isFirstBrand,
      section: 'Advisory',
      title: fields.advisoryname,
      meta: [fields.datefrom, fields.dateto].filter(Boolean).map(longDay).join(' – '),
      absent: absenceOf(fields),
    }),
    [app, isFirstBrand],
  );
}

function absenceOf(fields: AdvisoryFields): string | undefined {
  if (fields.status === 'D') return DISABLED_NOTE;
  if (fields.open === '0') return 'Hidden in the app because it is unavailable.';
  return isOver(fields, today()) ? 'Hidden in the app because it has ended.' : undefined;
}

interface Props {
  application: Variant['application'];
  advisory: Advisory;
  onClose: () => void;
}

export function AdvisoryPhoneDialog({ application, advisory, onClose }: Props) {
  const contentOf = usePhone(application);
  return <PhoneDialog content={contentOf(fieldsOf(advisory))} onClose={onClose} />;
}
