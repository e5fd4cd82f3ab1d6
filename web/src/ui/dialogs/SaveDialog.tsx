import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { DisabledReason } from '@/ui/buttons/DisabledReason';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import { useReadOnlyWhile } from '@/ui/saving/useReadOnlyWhile';
import { useConfirm } from './confirm';
import { CLOSE_QUESTION } from './question';
import './dialogs.css';

export interface SaveDialogProps {
  title: string;
  children: ReactNode;
  /** Shown beside the fields where there is room, and else below them. */
  beside?: ReactNode;
  onClose: () => void;
  /** Called whenever something in the form is typed, chosen or ticked. */
  onEdit?: (() => void) | undefined;
  /** Shown beside the buttons. */
  summary?: ReactNode;
  /** The reason why it cannot be saved yet. */
  whyNot?: string | undefined;
  className?: string | undefined;
  /** The label of the button that closes without saving. */
  cancelLabel?: string | undefined;
  saveLabel?: string | undefined;
  /**
   * Asks whether to stop a save that is under way. Without it, the dialog cannot be closed until the save has ended.
   */
  mayStop?: () => Promise<boolean>;
  /** For a form without fields to type in: the focus begins at the save button. */
  beginsAtSave?: boolean;
}

interface Props extends SaveDialogProps {
  onSubmit: () => unknown;
  isSaving: boolean;
  /** The form has only warnings, which do not prevent saving. */
  hasChanges: boolean;
  /** It is told what speaks against saving it, and that it can be saved all the same. */
  isWarned?: boolean;
}

export const SAVE_ANYWAY = 'Save anyway';

/** The second click of a double click and a repeated key must not confirm a warning that has just appeared. */
const isOfBefore = ({ nativeEvent: event }: SyntheticEvent) =>
  (event instanceof MouseEvent && event.detail > 1) || (event instanceof KeyboardEvent && event.repeat);

/** A dialog whose changes are saved or dropped by its two buttons; a click outside does not close it. */
export function SaveDialog(props: Props) {
  const { title, children, beside, onSubmit, onEdit, onClose, isSaving, hasChanges } = props;
  const { summary, whyNot, className, cancelLabel = 'Cancel', saveLabel = 'Save' } = props;
  const { mayStop, beginsAtSave = false, isWarned = false } = props;
  const confirm = useConfirm();
  useRestoreFocus();
  const element = useRef<HTMLFormElement>(null);
  useReadOnlyWhile(isSaving, element);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving && !whyNot) onSubmit();
  };
  const ignoreRest = (event: SyntheticEvent) => {
    if (isWarned && isOfBefore(event)) event.preventDefault();
  };
  const mayLeave = async () => {
    if (isSaving) return mayStop ? mayStop() : false;
    return !hasChanges || confirm(CLOSE_QUESTION);
  };
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  useLeaveGuard(hasChanges || isSaving, mayLeave, onClose);

  return (
    <Dialog className={className} title={title} isOpen onClose={() => void close()} canOutsideClickClose={false}>
      <form ref={element} onSubmit={submit} onChange={onEdit} onKeyDown={ignoreRest} noValidate>
        <DialogBody>
          <WithAside aside={beside}>{children}</WithAside>
        </DialogBody>
        <DialogFooter
          className="save-footer"
          actions={
            <>
              <Button text={cancelLabel} disabled={isSaving && !mayStop} onClick={() => void close()} />
              <DisabledReason whyNot={whyNot}>
                {(off) => (
                  <BusyButton
                    {...off}
                    type="submit"
                    intent="primary"
                    text={isWarned ? SAVE_ANYWAY : saveLabel}
                    onClick={ignoreRest}
                    autoFocus={beginsAtSave}
                    isBusy={isSaving}
                  />
                )}
              </DisabledReason>
            </>
          }
        >
          {summary}
          <span role="status">{isWarned && 'Correct the marked fields, or save anyway.'}</span>
        </DialogFooter>
      </form>
    </Dialog>
  );
}

/** The same limit as in dialogs.css: from this width on there is room beside a form. */
export const BESIDE = '(min-width: 1100px)';

/** Shows `aside` beside the body of a dialog, which is wider then, or below it where there is no room. */
export function WithAside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className="beside">
      <div>{children}</div>
      <div className="beside-aside">{aside}</div>
    </div>
  );
}
