import { Dialog, DialogBody } from '@blueprintjs/core';
import { RequestLogsForm } from './RequestLogsForm';

const TITLE = 'Medgate and TelAventus Request Logs';

export default function RequestLogsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog className="user-dialog" title={TITLE} isOpen onClose={onClose} canOutsideClickClose={false}>
      <DialogBody>
        <RequestLogsForm wording="dialog" onDone={onClose} />
      </DialogBody>
    </Dialog>
  );
}
