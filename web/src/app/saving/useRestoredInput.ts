// Keeps what was typed into a form when the session ends, so that the user finds it again after signing in.
import { useEffect, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { currentSession, onAnotherPerson } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';

interface Input {
  /** The initial values of the form: a colleague may have changed the record since. */
  begun: FieldValues;
  values: FieldValues;
}

const typed = new Map<string, Input>();

onAnotherPerson(() => typed.clear());

const isSecret = (field: string) => /password|confirmation/i.test(field);

const withoutSecrets = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));

/** Returns whether earlier input was restored. */
export function useRestoredInput<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output> | undefined,
): boolean {
  // Read now, because after the session ends the address is that of the login page. The field names distinguish several
  // forms at one address.
  const [place] = useState(
    () => form && `${location.pathname}${location.search} ${Object.keys(form.getValues()).toSorted()}`,
  );
  const [restored] = useState(() => (place === undefined ? undefined : typed.get(place)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once when the form opens, and once when it closes.
  useEffect(() => {
    if (!form || place === undefined) return;
    if (restored) {
      typed.delete(place);
      form.reset({ ...form.getValues(), ...(restored.begun as Values) });
      for (const [name, value] of Object.entries(restored.values) as [Path<Values>, PathValue<Values, Path<Values>>][])
        if (!Object.is(value, restored.begun[name])) form.setValue(name, value, { shouldDirty: true });
      toast.success('We restored what you typed before you were signed out.');
    }
    return () => {
      if (currentSession() === null && form.formState.isDirty) {
        const { defaultValues = {} } = form.formState;
        typed.set(place, { begun: withoutSecrets(defaultValues), values: withoutSecrets(form.getValues()) });
      }
    };
  }, []);
  return restored !== undefined;
}
