import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { Tick, WarningSign } from './icons';
import type { Question } from './question';

const ICONS = { tick: <Tick />, warning: <WarningSign /> };

interface Props {
  question: Question;
  onAnswer: (yes: boolean) => void;
}

export default function ConfirmDialog({ question, onAnswer }: Props) {
  const { title, text, confirm, cancel = 'Cancel', intent = 'primary', isCautious = false, icon } = question;
  return (
    <Dialog
      className="confirm"
      title={title}
      icon={icon && ICONS[icon]}
      role="alertdialog"
      isOpen
      // A click that is quicker than a dialog grows would miss the button it was meant for.
      transitionDuration={0}
      onClose={() => onAnswer(false)}
    >
      {text && (
        <DialogBody>
          {[text].flat().map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </DialogBody>
      )}
      <DialogFooter
        actions={
          <>
            {cancel && <Button text={cancel} onClick={() => onAnswer(false)} autoFocus={isCautious} />}
            <Button text={confirm} intent={intent} onClick={() => onAnswer(true)} autoFocus={!isCautious} />
          </>
        }
      />
    </Dialog>
  );
}
