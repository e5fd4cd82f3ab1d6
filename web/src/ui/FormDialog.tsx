import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { FormEventHandler, ReactNode } from 'react';
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
  submitLabel?: string;
  canSubmit?: boolean;
  className?: string;
}

/** A form in a dialog: saved or left by its two buttons, and never lost to a click beside it. */
export function FormDialog(props: Props) {
  const {
    title,
    children,
    onSubmit,
    onEdit,
    onClose,
    isSubmitting,
    submitLabel = 'Save',
    canSubmit = true,
    className,
  } = props;
  useFocusReturn();
  const submit = useFocusKept(isSubmitting);
  // What is on its way cannot be called back.
  const leave = () => {
    if (!isSubmitting) onClose();
  };
  return (
    <Dialog className={className} title={title} isOpen onClose={leave} canOutsideClickClose={false}>
      <form onSubmit={onSubmit} onChange={onEdit} noValidate>
        <DialogBody>{children}</DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" disabled={isSubmitting} onClick={leave} />
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
