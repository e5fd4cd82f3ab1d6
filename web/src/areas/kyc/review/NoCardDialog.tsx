import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { fullName, type Registration } from '../registration';

interface Props {
  registration: Registration;
  onClose: () => void;
  onContinue: () => void;
}

/** Shown before the case itself, so that reviewers do not miss it. */
export function NoCardDialog({ registration, onClose, onContinue }: Props) {
  return (
    <Dialog
      className="confirm"
      title="Member has no card number"
      role="alertdialog"
      isOpen
      onClose={onClose}
      transitionDuration={0}
    >
      <DialogBody>The company has no card number for {fullName(registration)}.</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            <Button text="Continue..." intent="primary" onClick={onContinue} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
