// A preview of what is written in a form, or of a record, on the phone of its readers.
import { Button } from '@blueprintjs/core';
import { Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { loadedLater } from '@/ui/browser/lazyComponents';
import { useMedia } from '@/ui/browser/useMedia';
import { CaretDown, CaretUp } from '@/ui/buttons/pageIcons';
import { BESIDE } from '@/ui/dialogs/SaveDialog';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import type { PhoneContent } from './content';
import './phone.css';

const Phone = loadedLater(() => import('./PhonePreview'));

interface FormPhoneProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Must be the same function at every render, so that the preview renders only when something was typed. */
  contentOf: (values: Values) => PhoneContent;
  /** The saved record, shown while it is read and not edited. */
  read?: Values | undefined;
}

/** Follows the typing without rendering the form again, as a deferred update. */
export function FormPhone<Values extends FieldValues, Output>(props: FormPhoneProps<Values, Output>) {
  const { form, contentOf, read } = props;
  // All fields are set when the form opens, so no value is undefined.
  const written = useDeferredValue(useWatch({ control: form.control }) as Values);
  const content = useMemo(() => contentOf(read ?? written), [contentOf, read, written]);
  return <PhoneBeside content={content} />;
}

/** The preview beside the form or, where there is no room, below it, behind a button that opens it. */
function PhoneBeside({ content }: { content: PhoneContent }) {
  const isBeside = useMedia(BESIDE);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The button is the last element of the form, so the opened preview would be out of sight.
  useEffect(() => {
    if (isOpen) section.current?.scrollIntoView({ block: 'start' });
  }, [isOpen]);
  const phone = (
    <CrashBoundary fallback={<p>The preview could not be loaded.</p>}>
      <Suspense>
        <Phone content={content} />
      </Suspense>
    </CrashBoundary>
  );
  if (isBeside)
    return (
      <section className="form-phone" aria-label="Preview">
        {phone}
      </section>
    );
  return (
    <section ref={section} className="form-phone" aria-label="Preview">
      <Button
        fill
        text="Preview"
        icon={isOpen ? <CaretUp /> : <CaretDown />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div id={id}>{isOpen && phone}</div>
    </section>
  );
}
