import { Dialog, DialogBody } from '@blueprintjs/core';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  isRunning: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog for an export form; it cannot be closed while the file is being written. */
export function ExportFormDialog({ title, isRunning, onClose, children }: Props) {
  return (
    <Dialog
      className="two-column-dialog"
      title={title}
      isOpen
      onClose={onClose}
      canOutsideClickClose={false}
      canEscapeKeyClose={!isRunning}
      isCloseButtonShown={!isRunning}
    >
      <DialogBody>{children}</DialogBody>
    </Dialog>
  );
}
