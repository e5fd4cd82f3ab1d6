import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { FormChanges } from '@/ui/changes/ChangeList';
import { SavingProgress } from '@/ui/files/UploadProgress';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { isOnlyWarned } from '@/ui/saving/fieldRules';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import { useReadOnlyWhile } from '@/ui/saving/useReadOnlyWhile';
import { useConfirm } from './confirm';
import { CLOSE_QUESTION, DROP_QUESTION } from './question';
import { SAVE_ANYWAY, WithAside } from './SaveDialog';

interface Props<Values extends FieldValues, Output> {
  title: string;
  form: UseFormReturn<Values, unknown, Output>;
  /** Shown until the user begins to edit. */
  view: ReactNode;
  children: ReactNode;
  /** Shown beside the view or the form where there is room, and else below it. */
  beside?: (isEditing: boolean) => ReactNode;
  /** Called with the values once they are valid. The dialog is busy until the promise settles. */
  onSubmit: (values: Output) => Promise<unknown>;
  onClose: () => void;
  /** Called when editing begins: the form then takes over the current record. */
  onEdit: () => void;
  /** Opens in edit mode, because the user was editing when the dialog was left. */
  startsEditing?: boolean;
  /** The share of an upload that was sent, where sending takes a while. */
  sent?: number | null;
}

/** A dialog that shows a record and can edit it in place. */
export function DetailDialog<Values extends FieldValues, Output>(props: Props<Values, Output>) {
  const { title, form, view, children, beside, onSubmit, onClose, onEdit, startsEditing = false, sent = null } = props;
  const { isSubmitting, isDirty, errors } = form.formState;
  const [isEditing, setEditing] = useState(startsEditing);
  const confirm = useConfirm();
  const body = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLButtonElement>(null);
  useRestoreFocus();
  useReadOnlyWhile(isSubmitting, body);

  const hasChanges = isEditing && isDirty;
  // A save that is under way cannot be cancelled.
  const mayDrop = async (question: typeof CLOSE_QUESTION | typeof DROP_QUESTION) =>
    !isSubmitting && (!hasChanges || (await confirm(question)));
  const mayLeave = () => mayDrop(CLOSE_QUESTION);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  const beginEditing = () => {
    onEdit();
    setEditing(true);
  };
  const stopEditing = async () => {
    if (!(await mayDrop(DROP_QUESTION))) return;
    form.reset();
    setEditing(false);
  };
  useLeaveGuard(hasChanges || isSubmitting, mayLeave, onClose);

  const wasEditing = useRef(false);
  useEffect(() => {
    if (isEditing) body.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    else if (wasEditing.current) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSubmitting) void form.handleSubmit(async (values) => void (await onSubmit(values)))();
  };

  return (
    <Dialog
      className="wide-dialog"
      title={title}
      isOpen
      onClose={() => void close()}
      canOutsideClickClose={!hasChanges && !isSubmitting}
    >
      {isEditing ? (
        <form onSubmit={submit} noValidate>
          <DialogBody>
            <WithAside aside={beside?.(true)}>
              <div ref={body}>{children}</div>
              <SavingProgress form={form} share={sent} />
            </WithAside>
          </DialogBody>
          <DialogFooter
            className="save-footer"
            actions={
              <>
                <Button text="Cancel" disabled={isSubmitting} onClick={() => void stopEditing()} />
                <BusyButton
                  type="submit"
                  intent="primary"
                  text={isOnlyWarned(errors) ? SAVE_ANYWAY : 'Save'}
                  isBusy={isSubmitting}
                />
              </>
            }
          >
            <FormChanges form={form} />
          </DialogFooter>
        </form>
      ) : (
        <>
          {/* Focusable, so that the keyboard can scroll it. */}
          <DialogBody tabIndex={0}>
            <WithAside aside={beside?.(false)}>{view}</WithAside>
          </DialogBody>
          <DialogFooter
            actions={
              <>
                <Button text="Close" onClick={onClose} />
                <Button ref={edit} intent="primary" text="Edit" onClick={beginEditing} />
              </>
            }
          />
        </>
      )}
    </Dialog>
  );
}
