import { Dialog, DialogBody } from '@blueprintjs/core';
import { useState } from 'react';
import { RequestLogsForm } from './RequestLogsForm';

const TITLE = 'Medgate and TelAventus Request Logs';

export default function RequestLogsDialog({ onClose }: { onClose: () => void }) {
  const [isRunning, setRunning] = useState(false);
  return (
    <Dialog
      className="two-column-dialog"
      title={TITLE}
      isOpen
      onClose={onClose}
      canOutsideClickClose={false}
      canEscapeKeyClose={!isRunning}
      isCloseButtonShown={!isRunning}
    >
      <DialogBody>
        <RequestLogsForm wording="dialog" onRunning={setRunning} onDone={onClose} />
      </DialogBody>
    </Dialog>
  );
}
