import { valibotResolver } from '@hookform/resolvers/valibot';
import { Button, Callout, Dialog, DialogBody, DialogFooter } from '@blueprintjs/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiError, messageOf } from '@/api/answer';
import { TextField } from '@/ui/Field';
import { toast } from '@/ui/toasts';
import { useCountdown } from '@/ui/useCountdown';
import { OTP_LENGTH, otpSchema, RESEND_AFTER_SECONDS } from './rules';
import type { SignIn } from './signIn';

export function OtpDialog({ signIn, onFailure }: { signIn: SignIn; onFailure: (message: string) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [resending, setResending] = useState(false);
  const [secondsLeft, restart] = useCountdown(RESEND_AFTER_SECONDS);
  const form = useForm({ resolver: valibotResolver(otpSchema), defaultValues: { otp: '' } });
  const { isSubmitting } = form.formState;

  const verify = form.handleSubmit(async ({ otp }) => {
    setFailure(null);
    try {
      await signIn.submitOtp(otp);
    } catch (error) {
      const exceeded = error instanceof ApiError && error.details.is_exceed === true;
      if (exceeded) onFailure(messageOf(error));
      else setFailure(messageOf(error));
    }
  });

  const resend = async () => {
    setFailure(null);
    setResending(true);
    try {
      await signIn.resendOtp();
      form.reset();
      restart();
      toast.success('A new one-time password is on its way.');
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setResending(false);
    }
  };

  return (
    <Dialog title="Verify OTP" isOpen onClose={signIn.startOver} canOutsideClickClose={false}>
      <form onSubmit={verify} noValidate>
        <DialogBody>
          {failure && (
            <Callout intent="danger" icon={false} role="alert">
              {failure}
            </Callout>
          )}
          <p>
            We sent a one-time password to <strong>{signIn.email}</strong>. It is good for five minutes.
          </p>
          <TextField
            form={form}
            name="otp"
            label="One-time password"
            className="otp-input"
            size="large"
            maxLength={OTP_LENGTH}
            transform={(typed) => typed.toUpperCase()}
            autoComplete="one-time-code"
            autoFocus
          />
        </DialogBody>
        <DialogFooter
          actions={
            <>
              <Button text="Cancel" onClick={signIn.startOver} />
              <Button type="submit" intent="primary" text="Verify" loading={isSubmitting} />
            </>
          }
        >
          <Button
            variant="minimal"
            text={secondsLeft > 0 ? `Resend OTP in ${secondsLeft}s` : 'Resend OTP'}
            disabled={secondsLeft > 0}
            loading={resending}
            onClick={() => void resend()}
          />
        </DialogFooter>
      </form>
    </Dialog>
  );
}
