// What is written in a form, or stands in a record, on the screen of the telephone that it is read on.
import { Button } from '@blueprintjs/core';
import { Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { loadedLater } from '@/ui/browser/loaded';
import { useMedia } from '@/ui/browser/useNarrow';
import { CaretDown, CaretUp } from '@/ui/buttons/icons';
import { BESIDE } from '@/ui/dialogs/Beside';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import type { PhoneContent } from './content';
import './formPhone.css';

const Phone = loadedLater(() => import('./PhonePreview'));

interface FormPhoneProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The same function at every drawing: what comes of it is drawn only when something was written. */
  contentOf: (values: Values) => PhoneContent;
  /** What stands, for as long as it is read and not edited. */
  read?: Values | undefined;
}

/** Follows what is typed without drawing the form anew, and only when the typing leaves time for it. */
export function FormPhone<Values extends FieldValues, Output>(props: FormPhoneProps<Values, Output>) {
  const { form, contentOf, read } = props;
  // All fields are there from the beginning.
  const written = useDeferredValue(useWatch({ control: form.control }) as Values);
  const content = useMemo(() => contentOf(read ?? written), [contentOf, read, written]);
  return <PhoneBeside content={content} />;
}

/** Beside what is read or written; where there is no room for it, below it, once somebody asks for it. */
function PhoneBeside({ content }: { content: PhoneContent }) {
  const isBeside = useMedia(BESIDE);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // Its button is the last of the form: what comes below it would be out of sight.
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
