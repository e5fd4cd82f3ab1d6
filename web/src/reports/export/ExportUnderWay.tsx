import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { ExportProgress } from './ExportProgress';
import type { Progress } from './useExport';

/** Shows the progress in a modal dialog; closing it cancels the export. */
export default function ExportUnderWay({ progress, onClose }: { progress: Progress; onClose: () => void }) {
  useRestoreFocus();
  return (
    <Dialog title="Export" isOpen canOutsideClickClose={false} canEscapeKeyClose={false} isCloseButtonShown={false}>
      <DialogBody>
        <ExportProgress {...progress} />
      </DialogBody>
      <DialogFooter actions={<Button autoFocus text="Cancel" onClick={onClose} />} />
    </Dialog>
  );
}
