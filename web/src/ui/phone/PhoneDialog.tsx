import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRestoreFocus } from '@/ui/focus/useRestoreFocus';
import { type PhoneContent, seenBy } from './content';
import PhonePreview from './PhonePreview';

interface Props {
  content: PhoneContent;
  onClose: () => void;
}

/** What stands, on the telephone of whom it is for: to be looked at from its list, with nothing that could be written. */
export function PhoneDialog({ content, onClose }: Props) {
  useRestoreFocus();
  return (
    <Dialog className="phone-dialog" title={seenBy(content.app)} isOpen onClose={onClose}>
      <DialogBody>
        <PhonePreview content={content} />
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}
