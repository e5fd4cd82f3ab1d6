import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import type { Question } from './confirm';

interface Props {
  question: Question;
  isOpen: boolean;
  onAnswer: (yes: boolean) => void;
}

export default function ConfirmDialog({ question, isOpen, onAnswer }: Props) {
  const { title, tells, confirm, cancel = 'Cancel', intent = 'primary' } = question;
  return (
    <Dialog className="confirm" title={title} isOpen={isOpen} onClose={() => onAnswer(false)} role="alertdialog">
      {tells && <DialogBody>{tells}</DialogBody>}
      <DialogFooter
        actions={
          <>
            <Button text={cancel} onClick={() => onAnswer(false)} />
            <Button text={confirm} intent={intent} onClick={() => onAnswer(true)} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
