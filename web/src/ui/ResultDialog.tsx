import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { FreshKeys } from './FreshKeys';
import { Tick, WarningSign } from './icons';
import { useFocusReturn } from './useFocusReturn';

export interface Result {
  isSuccess: boolean;
  message: string;
}

const SAVED = 'Data has been successfully saved.';
const NOT_SAVED = 'Please check and modify the following information before resubmitting.';

/** What the server says about what was sent. */
export function ResultDialog({ result, onClose }: { result: Result | null; onClose: () => void }) {
  return result && <Shown {...result} onClose={onClose} />;
}

function Shown({ isSuccess, message, onClose }: Result & { onClose: () => void }) {
  useFocusReturn();
  return (
    <Dialog
      className="confirm"
      title={isSuccess ? 'Success' : 'Not saved'}
      icon={isSuccess ? <Tick /> : <WarningSign />}
      role="alertdialog"
      isOpen
      onClose={onClose}
    >
      <DialogBody>
        <p>{isSuccess ? SAVED : NOT_SAVED}</p>
        <p>{message}</p>
      </DialogBody>
      <FreshKeys>
        <DialogFooter actions={<Button text="Close" intent="primary" onClick={onClose} autoFocus />} />
      </FreshKeys>
    </Dialog>
  );
}
