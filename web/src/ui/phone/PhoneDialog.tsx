import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { type PhoneContent, previewTitle } from './content';
import PhonePreview from './PhonePreview';

interface Props {
  content: PhoneContent;
  onClose: () => void;
}

/** A preview of a record, opened from its list. */
export function PhoneDialog({ content, onClose }: Props) {
  useRestoreFocus();
  return (
    <Dialog className="phone-dialog" title={previewTitle(content.app)} isOpen onClose={onClose}>
      <DialogBody>
        <PhonePreview content={content} />
      </DialogBody>
      <DialogFooter actions={<Button text="Close" onClick={onClose} />} />
    </Dialog>
  );
}
