import { useDeferredValue } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { namedFields } from '@/ui/fields/fieldNames';
import { ChangeList } from './ChangeList';
import { changesOf } from './changes';

/** So many are in sight without scrolling, on every screen. */
const FEW = 3;

/** What would be saved now. It follows the typing without drawing the form anew. */
export function FormChanges<Values extends FieldValues, Output>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  // All fields are there from the beginning.
  const mine = useDeferredValue(useWatch({ control: form.control }) as Values);
  const changes = changesOf({ opened: form.formState.defaultValues ?? {}, mine, fields: namedFields(form) });
  return (
    <div className="form-changes" tabIndex={changes.length > FEW ? 0 : undefined}>
      {changes.length > 0 ? <ChangeList changes={changes} /> : <span>Nothing is changed yet.</span>}
    </div>
  );
}
