import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { FormChanges } from '@/ui/changes/ChangeList';
import { isOnlyWarned } from '@/ui/saving/fieldRules';
import { SaveDialog, type SaveDialogProps } from './SaveDialog';
import '@/ui/changes/changes.css';

interface Props<Values extends FieldValues, Output> extends Omit<SaveDialogProps, 'summary'> {
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with the values once they are valid. The dialog is busy until the promise settles. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Whether closing asks before it drops what was typed. */
  asksBeforeClosing?: boolean;
  /** Lists what saving would change. For forms that edit a record, unless saving asks a question that lists it. */
  listsChanges?: boolean;
  /** What saving adds, for forms that create something. */
  addition?: string | undefined;
}

/** A form in a dialog. */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, onSubmit, asksBeforeClosing = true, listsChanges = false, addition, ...dialog } = props;
  const { isSubmitting, isDirty, errors } = form.formState;
  return (
    <SaveDialog
      {...dialog}
      summary={listsChanges ? <FormChanges form={form} /> : addition && <FormAddition text={addition} />}
      onSubmit={() => void form.handleSubmit(async (values) => void (await onSubmit(values)))()}
      isSaving={isSubmitting}
      hasChanges={isDirty && asksBeforeClosing}
      isWarned={isOnlyWarned(errors)}
    />
  );
}

/** What saving would add; shown where `FormChanges` stands in a form that edits a record. */
function FormAddition({ text }: { text: string }) {
  return (
    <div className="form-changes">
      <span>{text}</span>
    </div>
  );
}
