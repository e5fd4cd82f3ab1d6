// Keeps what was typed into a form that closes unasked: when the session ends, until the same person signs in again, and
// when the page is reloaded, until the session ends.
import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { currentSession, onAnotherPerson, onSessionEnd } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';
import { isSame } from '@/ui/saving/differences';

interface TypedInput {
  /** The initial values of the form: a colleague may have changed the record since. */
  begun: FieldValues;
  /** Only the changed ones. */
  values: FieldValues;
}

/** In memory, with pictures, after the session has ended. */
const typed = new Map<string, TypedInput>();
onAnotherPerson(() => typed.clear());

/** In the storage of this browser tab, as text, for a reload. */
const KEY = 'draft ';
const keyOf = (place: string) => `${KEY}${currentSession()?.device_id} ${place}`;

onSessionEnd(() =>
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(KEY)) storage.removeItem(key);
  }),
);

/** The storage may be blocked or full: then there is no draft. */
function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

const isSecret = (field: string) => /password|confirmation/i.test(field);
/** Account numbers and files stay out of the storage, where another program of this machine could read them. */
const isStored = ([field, value]: [string, unknown]) => !/bankacct/i.test(field) && !(value instanceof Blob);

function inputOf<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>): TypedInput {
  const { defaultValues = {} } = form.formState;
  const begun = Object.entries<unknown>(defaultValues).filter(([field]) => !isSecret(field));
  const isChanged = ([field, value]: [string, unknown]) =>
    value instanceof Blob || !isSame(value, defaultValues[field as keyof typeof defaultValues]);
  const values = Object.entries<unknown>(form.getValues()).filter((each) => !isSecret(each[0]) && isChanged(each));
  return { begun: Object.fromEntries(begun), values: Object.fromEntries(values) };
}

function store(place: string, { begun, values }: TypedInput): void {
  const kept = Object.entries<unknown>(values).filter(isStored);
  if (kept.length === 0) return;
  const text = JSON.stringify({
    begun: Object.fromEntries(Object.entries<unknown>(begun).filter(isStored)),
    values: Object.fromEntries(kept),
  } satisfies TypedInput);
  inStorage((storage) => storage.setItem(keyOf(place), text));
}

/** Written by this file, so its form is known. */
const stored = (place: string) =>
  inStorage((storage): TypedInput | undefined => JSON.parse(storage.getItem(keyOf(place)) ?? 'null') ?? undefined);

/** Returns whether earlier input was restored. */
export function useRestoredInput<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output> | undefined,
): boolean {
  // Read now, because after the session ends the address is that of the login page. The field names distinguish several
  // forms at one address.
  const [place] = useState(
    () => form && `${location.pathname}${location.search} ${Object.keys(form.getValues()).toSorted()}`,
  );
  const [ofSession] = useState(() => (place === undefined ? undefined : typed.get(place)));
  const [ofReload] = useState(() => (place === undefined || ofSession ? undefined : stored(place)));
  const restored = ofSession ?? ofReload;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the form opens, and once when it closes.
  useEffect(() => {
    if (!form || place === undefined) return;
    let dismiss = () => {};
    if (restored) {
      const fresh = { ...form.getValues() };
      typed.delete(place);
      inStorage((storage) => storage.removeItem(keyOf(place)));
      form.reset({ ...fresh, ...(restored.begun as Values) });
      for (const [name, value] of Object.entries(restored.values) as [Path<Values>, PathValue<Values, Path<Values>>][])
        form.setValue(name, value, { shouldDirty: true });
      if (ofSession) toast.success('We restored what you typed before you were signed out.');
      else dismiss = toast.discardable('Your draft is back.', () => form.reset(fresh));
    }
    const storeDraft = () => {
      if (currentSession() && form.formState.isDirty && !form.formState.isSubmitting) store(place, inputOf(form));
    };
    window.addEventListener('pagehide', storeDraft);
    return () => {
      window.removeEventListener('pagehide', storeDraft);
      dismiss();
      if (currentSession() === null && form.formState.isDirty) typed.set(place, inputOf(form));
    };
  }, []);
  return restored !== undefined;
}
