import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isOnlyWarned } from './judged';
import { SaveDialog, type SaveDialogProps } from './SaveDialog';

interface Props<Values extends FieldValues, Output> extends SaveDialogProps {
  form: UseFormReturn<Values, unknown, Output>;
  /** Called with what was typed once it is valid. The dialog is busy until the promise ends. */
  onSubmit: (values: Output) => Promise<unknown>;
  /** Whether it asks before it drops what was typed. */
  asksBeforeClosing?: boolean;
}

/** A form in a dialog. */
export function FormDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { form, onSubmit, asksBeforeClosing = true, ...dialog } = props;
  const { isSubmitting, isDirty, errors } = form.formState;
  return (
    <SaveDialog
      {...dialog}
      onSubmit={() => void form.handleSubmit(async (values) => void (await onSubmit(values)))()}
      isSaving={isSubmitting}
      hasChanges={isDirty && asksBeforeClosing}
      isWarned={isOnlyWarned(errors)}
    />
  );
}
