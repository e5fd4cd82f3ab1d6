import { Button, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { OtpSent } from '@/app/session/OtpSent';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import { OtpField } from '@/ui/proofs/OtpField';
import { ResendButton } from '@/ui/proofs/ResendButton';
import { useFailure } from '@/ui/saving/useFailure';
import { otpSchema } from './rules';
import { type SignIn, SignInOver, type Step } from './signIn';

interface Props {
  signIn: SignIn;
  step: Extract<Step, { name: 'otp' }>;
  onFailure: (message: string) => void;
}

export function OtpDialog({ signIn, step, onFailure }: Props) {
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

  const resend = async () => {
    setFailure(null);
    try {
      await signIn.resendOtp();
    } catch (error) {
      setFailure(messageOf(error));
      return false;
    }
    form.reset();
    toast.success('We sent a new one-time password.');
    return true;
  };

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
          <ResendButton sentAt={step.sentAt} onResend={resend} />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
