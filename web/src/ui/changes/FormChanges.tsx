import { useDeferredValue } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { namedFields } from '@/ui/fields/fieldNames';
import { ChangeList } from './ChangeList';
import { changesOf } from './changes';

/** This many changes fit without scrolling on every screen. */
const FEW = 3;

/** What saving would change. It follows the typing without rendering the form again. */
export function FormChanges<Values extends FieldValues, Output>({
  form,
}: {
  form: UseFormReturn<Values, unknown, Output>;
}) {
  // All fields are set when the form opens, so no value is undefined.
  const mine = useDeferredValue(useWatch({ control: form.control }) as Values);
  const changes = changesOf({ opened: form.formState.defaultValues ?? {}, mine, fields: namedFields(form) });
  return (
    <div className="form-changes" tabIndex={changes.length > FEW ? 0 : undefined}>
      {changes.length > 0 ? <ChangeList changes={changes} /> : <span>No changes yet.</span>}
    </div>
  );
}
