// The dialogs between the credentials and the session.
import { Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { messageOf } from '@/api/answer';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { useConfirm } from '@/ui/dialogs/confirm';
import { NewPasswordDialog } from './NewPasswordDialog';
import { OtpDialog } from './OtpDialog';
import type { SignIn } from './signIn';

interface Props {
  signIn: SignIn;
  /** The sign-in failed and must start again; the login page shows the message. */
  onFailure: (message: string) => void;
}

export default function SignInDialogs({ signIn, onFailure }: Props) {
  switch (signIn.step.name) {
    case 'credentials':
      return null;
    case 'expired':
      return <ExpiredPasswordDialog signIn={signIn} onFailure={onFailure} />;
    case 'otp':
      return <OtpDialog signIn={signIn} step={signIn.step} onFailure={onFailure} />;
    case 'newPassword':
      return <NewPasswordDialog signIn={signIn} ticket={signIn.step.ticket} onFailure={onFailure} />;
  }
}

function ExpiredPasswordDialog({ signIn, onFailure }: Props) {
  const confirm = useConfirm();
  const [choosing, setChoosing] = useState<'waive' | 'change' | null>(null);

  const choose = async (purpose: 'waive' | 'change') => {
    if (purpose === 'waive' && !(await confirm({ title: 'Continue waiving password?', confirm: 'Continue' }))) return;
    setChoosing(purpose);
    try {
      await signIn.chooseForExpired(purpose);
    } catch (error) {
      onFailure(messageOf(error));
    }
  };

  return (
    <Dialog title="Expired Password" isOpen onClose={() => choosing || signIn.startOver()} canOutsideClickClose={false}>
      <DialogBody>
        <p>Your password has expired. Change it now, or waive the change and keep it for another term.</p>
        <p>Either way, we first send a one-time password to {signIn.email}.</p>
      </DialogBody>
      <DialogFooter
        actions={
          <>
            <BusyButton
              text="Waive Password"
              isBusy={choosing === 'waive'}
              disabled={choosing === 'change'}
              onClick={() => void choose('waive')}
            />
            <BusyButton
              text="Change Password"
              intent="primary"
              isBusy={choosing === 'change'}
              disabled={choosing === 'waive'}
              onClick={() => void choose('change')}
              autoFocus
            />
          </>
        }
      />
    </Dialog>
  );
}
