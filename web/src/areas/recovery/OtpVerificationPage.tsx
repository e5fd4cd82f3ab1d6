import { H1 } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useSearch } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import { ApiError, messageOf, unknownOutcome } from '@/api/answer';
import { emailOfOtpVerification, forgotPasswordPath, paths } from '@/app/routing/paths';
import { OtpSent } from '@/app/session/OtpSent';
import { ResendButton } from '@/app/session/ResendButton';
import { forgetSent, sentLately } from '@/app/session/sentOtps';
import type { Application } from '@/app/session/session';
import { SubmitButton } from '@/ui/buttons/BusyButton';
import { Failure } from '@/ui/messages/Failure';
import { toast } from '@/ui/messages/toasts';
import { OtpField } from '@/ui/proofs/OtpField';
import { NewPasswordFields } from '@/ui/proofs/PasswordFields';
import { newPasswordProblem } from '@/ui/proofs/passwordRules';
import { refuseField } from '@/ui/saving/fieldRules';
import { useFailure } from '@/ui/saving/useFailure';
import { changePassword, requestOtp, verifyOtp } from './calls';
import { otpSchema } from './rules';

/** The proof of the one-time password is used up then. */
const MAYBE_SAVED = 'It may have been saved. Try to sign in with the new password.';

interface Who {
  application: Application;
  email: string;
}

interface Verified {
  otp: string;
  /** The proof that the one-time password was verified. */
  ticket: string;
}

export default function OtpVerificationPage() {
  const email = emailOfOtpVerification(usePathname());
  const application = new URLSearchParams(useSearch()).get('application') === 'ALAGA MD' ? 'ALAGA MD' : 'AGORA';
  const [verified, setVerified] = useState<Verified | null>(null);
  const who = { application, email } as const;
  return verified === null ? (
    <VerifyOtp {...who} onVerified={setVerified} />
  ) : (
    <ChangePassword {...who} {...verified} />
  );
}

function VerifyOtp({ application, email, onVerified }: Who & { onVerified: (verified: Verified) => void }) {
  const [sentAt] = useState(() => sentLately(application, email, 'recovery'));
  const form = useForm({ resolver: valibotResolver(otpSchema), defaultValues: { otp: '' } });
  const [failure, setFailure] = useFailure(form);

  const verify = form.handleSubmit(async ({ otp }) => {
    try {
      const ticket = await verifyOtp(application, email, otp);
      forgetSent(application, email);
      onVerified({ otp, ticket });
    } catch (error) {
      setFailure(messageOf(error));
      // Selected, so that typing replaces it.
      form.setFocus('otp', { shouldSelect: true });
    }
  });

  return (
    <form className="narrow-card steady" data-application={application} onSubmit={verify} noValidate>
      <H1>Verify OTP</H1>
      <OtpSent email={email} />
      <OtpField form={form} name="otp" />
      <Failure message={failure} keepsRoom />
      <SubmitButton text="Verify OTP" isBusy={form.formState.isSubmitting} />
      <div className="row">
        <Link href={forgotPasswordPath(application)}>Use another address</Link>
        <ResendButton
          sentAt={sentAt}
          ask={() => requestOtp(application, email)}
          onSent={() => form.reset()}
          onFailure={setFailure}
        />
      </div>
    </form>
  );
}

function ChangePassword({ application, email, otp, ticket }: Who & Verified) {
  const [, navigate] = useLocation();
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });
  const [failure, setFailure] = useFailure(form);

  const save = form.handleSubmit(async ({ password, confirmation }) => {
    const problem = newPasswordProblem(password, confirmation);
    setFailure(problem ?? null);
    if (problem) return;
    try {
      await changePassword(application, { email, otp, ticket, password });
      toast.success('Password Successfully Updated');
      navigate(paths.login);
    } catch (error) {
      // The password is the only field that can be refused.
      if (error instanceof ApiError && error.field) refuseField(form, 'password', error.message);
      else {
        const unknown = unknownOutcome(error);
        setFailure(unknown ? `${unknown} ${MAYBE_SAVED}` : messageOf(error));
      }
    }
  });

  return (
    <form className="narrow-card steady" data-application={application} onSubmit={save} noValidate>
      <H1>Change Password</H1>
      <p>
        Set a new password for <strong>{email}</strong>.
      </p>
      <NewPasswordFields form={form} password="password" confirmation="confirmation" size="large" autoFocus />
      <Failure message={failure} keepsRoom />
      <SubmitButton text="Change Password" isBusy={form.formState.isSubmitting} />
    </form>
  );
}
