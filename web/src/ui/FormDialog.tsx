import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useConfirm } from './confirm';
import { useFocusKept } from './useFocusKept';
import { useFocusReturn } from './useFocusReturn';

interface Props {
  title: string;
  children: ReactNode;
  onSubmit: FormEventHandler;
  /** Whenever something in it is typed, chosen or ticked. */
  onEdit?: () => void;
  onClose: () => void;
  isSubmitting: boolean;
  /** Something would be lost by leaving. */
  isDirty?: boolean;
  submitLabel?: string;
  canSubmit?: boolean;
  className?: string;
}

const LEAVE = {
  title: 'Leave without saving?',
  tells: 'What was changed here is lost.',
  confirm: 'Leave',
  cancel: 'Stay',
};

/** A form in a dialog: saved or left by its two buttons, and never lost to a click beside it. */
export function FormDialog(props: Props) {
  const {
    title,
    children,
    onSubmit,
    onEdit,
    onClose,
    isSubmitting,
    isDirty = false,
    submitLabel = 'Save',
    canSubmit = true,
    className,
  } = props;
  const confirm = useConfirm();
  useFocusReturn();
  const submit = useFocusKept(isSubmitting);
  const leave = async () => {
    // What is on its way cannot be called back.
    if (isSubmitting) return;
    if (!isDirty || (await confirm(LEAVE))) onClose();
  };
  return (
    <Dialog className={className} title={title} isOpen onClose={() => void leave()} canOutsideClickClose={false}>
      <form onSubmit={onSubmit} onChange={onEdit} noValidate>
        <DialogBody>{children}</DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" disabled={isSubmitting} onClick={() => void leave()} />
              <Button
                ref={submit}
                type="submit"
                intent="primary"
                text={submitLabel}
                disabled={!canSubmit}
                loading={isSubmitting}
              />
            </>
          }
        />
      </form>
    </Dialog>
  );
}
