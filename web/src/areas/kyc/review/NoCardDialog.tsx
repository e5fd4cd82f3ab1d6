import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useRef } from 'react';
import { stepKeys } from '@/shared/review/case/caseKeys';
import type { Steps } from '@/shared/review/case/useSteps';
import { useKeys } from '@/ui/keys/useKeys';
import { fullName, type Registration } from '../registration';

interface Props {
  registration: Registration;
  steps: Steps;
  onClose: () => void;
  onContinue: () => void;
}

/** Shown above the case, so that reviewers do not miss it. The keys that walk from case to case go on working. */
export function NoCardDialog({ registration, steps, onClose, onContinue }: Props) {
  const root = useRef<HTMLDivElement>(null);
  useKeys(stepKeys(steps), root);
  return (
    <Dialog
      className="confirm"
      title="Member has no card number"
      role="alertdialog"
      isOpen
      onClose={onClose}
      transitionDuration={0}
      containerRef={root}
    >
      <DialogBody>The company has no card number for {fullName(registration)}.</DialogBody>
      <DialogFooter
        actions={
          <>
            <Button text="Close" onClick={onClose} />
            <Button text="Continue..." intent="primary" onClick={onContinue} autoFocus />
          </>
        }
      />
    </Dialog>
  );
}
