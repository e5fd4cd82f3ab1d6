import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { Question } from './confirm';
import { FreshKeys } from './FreshKeys';
import { useFocusReturn } from './useFocusReturn';

interface Props {
  question: Question;
  onAnswer: (yes: boolean) => void;
}

export default function ConfirmDialog({ question, onAnswer }: Props) {
  useFocusReturn();
  const { title, tells, confirm, cancel = 'Cancel', intent = 'primary' } = question;
  return (
    <Dialog className="confirm" title={title} isOpen onClose={() => onAnswer(false)} role="alertdialog">
      {tells && <DialogBody>{tells}</DialogBody>}
      <FreshKeys>
        <DialogFooter
          actions={
            <>
              <Button text={cancel} onClick={() => onAnswer(false)} />
              <Button text={confirm} intent={intent} onClick={() => onAnswer(true)} autoFocus />
            </>
          }
        />
      </FreshKeys>
    </Dialog>
  );
}
