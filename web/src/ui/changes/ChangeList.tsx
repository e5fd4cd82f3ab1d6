import { type Change, changesOf } from './changes';
import './changes.css';
import { useDeferredValue } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { namedFields } from '@/ui/fields/fieldNames';

const EMPTY = <em>empty</em>;

/** Shows each change as 'Ceiling 20,000.00 → 25,000.00'. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="changes" aria-label="Changes">
      {changes.map(({ name, label, before, after }) => (
        <li key={name}>
          <span className="changes-label">{label}</span>{' '}
          {before !== undefined && (
            <>
              <span dir="auto">{before || EMPTY}</span> →{' '}
            </>
          )}
          <strong dir="auto">{after || EMPTY}</strong>
        </li>
      ))}
    </ul>
  );
}

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
