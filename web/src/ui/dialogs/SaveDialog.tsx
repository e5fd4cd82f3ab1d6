import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { type FormEvent, type ReactNode, type SyntheticEvent, useRef } from 'react';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Reasoned } from '@/ui/buttons/Reasoned';
import { useRestoreFocus } from '@/ui/focus/useRestoreFocus';
import { useLeaveGuard } from '@/ui/saving/useLeaveGuard';
import { useReadOnlyWhile } from '@/ui/saving/useReadOnlyWhile';
import { Beside } from './Beside';
import { useConfirm } from './confirm';

export interface SaveDialogProps {
  title: string;
  children: ReactNode;
  /** What stands beside the fields where there is room, and else below them. */
  beside?: ReactNode;
  onClose: () => void;
  /** Whenever something in it is typed, chosen or ticked. */
  onEdit?: (() => void) | undefined;
  /** What is said beside its buttons. */
  summary?: ReactNode;
  /** Why it cannot be saved yet. */
  whyNot?: string | undefined;
  className?: string | undefined;
  /** Of the button that leaves it unsaved. */
  cancelLabel?: string | undefined;
  saveLabel?: string | undefined;
  /** Whether saving is left in its middle. Without it, what is on its way is waited for: it cannot be called back. */
  mayStop?: () => Promise<boolean>;
  /** Where there is nothing to type, the focus begins at the button that saves. */
  beginsAtSave?: boolean;
}

interface Props extends SaveDialogProps {
  onSubmit: () => unknown;
  isSaving: boolean;
  /** Something would be lost by closing it: that is asked about first. */
  hasChanges: boolean;
  /** It is told what speaks against saving it, and that it can be saved all the same. */
  isWarned?: boolean;
}

const SAVE_ANYWAY = 'Save anyway';

/** Neither the second click of a double click nor the rest of a keystroke is a yes to what has just come up. */
const isOfBefore = ({ nativeEvent: event }: SyntheticEvent) =>
  (event instanceof MouseEvent && event.detail > 1) || (event instanceof KeyboardEvent && event.repeat);

export const CLOSE_QUESTION = {
  title: 'Leave without saving?',
  text: 'What was changed here is lost.',
  confirm: 'Leave',
  cancel: 'Stay',
  intent: 'danger',
  isCautious: true,
} as const;

/** Where it is read again, and not left. */
export const DROP_QUESTION = { ...CLOSE_QUESTION, title: 'Drop the changes?', confirm: 'Drop' } as const;

/** What is changed in it is saved or dropped by its two buttons, and never lost to a click beside it. */
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
  useLeaveGuard(hasChanges, mayLeave, onClose);

  return (
    <Dialog className={className} title={title} isOpen onClose={() => void close()} canOutsideClickClose={false}>
      <form ref={element} onSubmit={submit} onChange={onEdit} onKeyDown={ignoreRest} noValidate>
        <DialogBody>
          <Beside aside={beside}>{children}</Beside>
        </DialogBody>
        <DialogFooter
          className="save-footer"
          actions={
            <>
              <Button text={cancelLabel} disabled={isSaving && !mayStop} onClick={() => void close()} />
              <Reasoned whyNot={whyNot}>
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
              </Reasoned>
            </>
          }
        >
          {summary}
          <span role="status">{isWarned && 'Change what is marked, or save it as it is.'}</span>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
