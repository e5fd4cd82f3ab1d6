// The dialogs between the credentials and the session.
import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf, unknownOutcome } from '@/api/answer';
import { OtpSent } from '@/app/session/OtpSent';
import { ResendButton } from '@/app/session/ResendButton';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { useConfirm } from '@/ui/dialogs/confirm';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import { HumanCheck, useHumanProof } from '@/ui/proofs/HumanCheck';
import { OtpField } from '@/ui/proofs/OtpField';
import { NewPasswordFields } from '@/ui/proofs/PasswordFields';
import { newPasswordProblem } from '@/ui/proofs/passwordRules';
import { refuseField } from '@/ui/saving/fieldRules';
import { useFailure } from '@/ui/saving/useFailure';
import { NOT_HUMAN, otpSchema } from './rules';
import { type SignIn, SignInOver, type Step } from './signIn';

/** The proof of the one-time password is used up then. */
const MAYBE_SAVED = 'It may have been saved. Close this and try to sign in with the new password.';

interface NewPassword {
  newPassword: string;
  confirmation: string;
}

interface NewPasswordDialogProps {
  signIn: SignIn;
  /** The proof that the one-time password was typed. */
  ticket: string;
  onFailure: (message: string) => void;
}

/** Replaces an expired password, after the one-time password was verified. */
function NewPasswordDialog({ signIn, ticket, onFailure }: NewPasswordDialogProps) {
  const { proof, spent, setProof, withProof, atBox, besides } = useHumanProof(NOT_HUMAN);
  const form = useForm({ defaultValues: { newPassword: '', confirmation: '' } });
  const [failure, setFailure] = useFailure(form);

  const save = async ({ newPassword, confirmation }: NewPassword) => {
    const problem = newPasswordProblem(newPassword, confirmation);
    if (problem || !proof) {
      setFailure(problem ?? NOT_HUMAN);
      return;
    }
    try {
      await withProof(() => signIn.submitNewPassword(newPassword, ticket, proof));
      // Shown before the login: from here on only the new password is valid, even if the login fails.
      toast.success('Password Successfully Updated');
      await signIn.loginAgain(newPassword, ticket);
    } catch (error) {
      if (error instanceof SignInOver) onFailure(error.message);
      else if (error instanceof ApiError && error.failure === 'refused') {
        // The new password is the only field that can be refused.
        if (error.field) refuseField(form, 'newPassword', error.message);
        toast.warning(error.message);
      } else {
        const unknown = unknownOutcome(error);
        setFailure(unknown ? `${unknown} ${MAYBE_SAVED}` : messageOf(error));
      }
    }
  };

  return (
    <FormDialog
      title="Change Password"
      className="steady"
      form={form}
      onSubmit={save}
      onClose={signIn.startOver}
      asksBeforeClosing={false}
    >
      <NewPasswordFields form={form} password="newPassword" confirmation="confirmation" autoFocus />
      <HumanCheck
        operation="changePasswordAtLogin"
        proof={proof}
        spent={spent}
        onProof={setProof}
        complaint={atBox(failure)}
      />
      <Failure message={besides(failure)} keepsRoom />
    </FormDialog>
  );
}

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

interface OtpDialogProps {
  signIn: SignIn;
  step: Extract<Step, { name: 'otp' }>;
  onFailure: (message: string) => void;
}

function OtpDialog({ signIn, step, onFailure }: OtpDialogProps) {
  const form = useForm({ resolver: valibotResolver(otpSchema), defaultValues: { otp: '' } });
  const [failure, setFailure] = useFailure(form, step.refusal);
  const { isSubmitting } = form.formState;
  // Not while submitting: the request cannot be cancelled, and the user would be signed in after all.
  const cancel = () => isSubmitting || signIn.startOver();

  const verify = form.handleSubmit(async ({ otp }) => {
    try {
      await signIn.submitOtp(otp);
    } catch (error) {
      if (error instanceof SignInOver) onFailure(error.message);
      else {
        setFailure(messageOf(error));
        // Selected, so that typing replaces it.
        form.setFocus('otp', { shouldSelect: true });
      }
    }
  });

  return (
    <Dialog title="Verify OTP" isOpen onClose={cancel} canOutsideClickClose={false}>
      <form className="steady" onSubmit={verify} noValidate>
        <DialogBody>
          <OtpSent email={signIn.email} isSent={step.sentAt !== null} />
          <OtpField form={form} name="otp" />
          <Failure message={failure} keepsRoom />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" disabled={isSubmitting} onClick={cancel} />
              <BusyButton type="submit" intent="primary" text="Verify" isBusy={isSubmitting} />
            </>
          }
        >
          <ResendButton
            sentAt={step.sentAt}
            ask={() => signIn.resendOtp()}
            onSent={() => form.reset()}
            onFailure={setFailure}
          />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
