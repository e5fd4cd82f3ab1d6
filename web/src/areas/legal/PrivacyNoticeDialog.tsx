import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { PRIVACY_TITLE, PrivacyNotice } from './LegalPages';

export default function PrivacyNoticeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog className="wide-dialog" title={PRIVACY_TITLE} isOpen onClose={onClose}>
      {/* Focusable, so that the keyboard can scroll it. */}
      <DialogBody tabIndex={0}>
        <PrivacyNotice />
      </DialogBody>
      <DialogFooter actions={<Button intent="primary" text="Understood" onClick={onClose} />} />
    </Dialog>
  );
}
