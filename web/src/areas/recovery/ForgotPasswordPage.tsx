import { Button, H1 } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { messageOf } from '@/api/answer';
import { otpVerificationPath, paths } from '@/app/paths';
import { lastApplication } from '@/app/session/store';
import { APPLICATIONS, Choice } from '@/ui/Choice';
import { Failure } from '@/ui/Failure';
import { TextField } from '@/ui/Field';
import { requestOtp } from './calls';
import { forgotSchema } from './rules';

export default function ForgotPasswordPage() {
  const [, navigate] = useLocation();
  const [application, setApplication] = useState(lastApplication);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: valibotResolver(forgotSchema), defaultValues: { email: '' } });

  const send = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await requestOtp(application, email);
      navigate(otpVerificationPath(email, application));
    } catch (error) {
      setFailure(messageOf(error));
    }
  });

  return (
    <form className="narrow-card" onSubmit={send} noValidate>
      <H1>Forgot Password</H1>
      <p>We send a one-time password to your address. With it you set a new password.</p>
      <Failure message={failure} />
      <Choice label="Application" options={APPLICATIONS} value={application} onChange={setApplication} />
      <TextField
        form={form}
        name="email"
        label="Email"
        type="email"
        size="large"
        autoComplete="username"
        maxLength={250}
        autoFocus
      />
      <Button
        type="submit"
        intent="primary"
        size="large"
        fill
        text="Send Email"
        loading={form.formState.isSubmitting}
      />
      <Link href={paths.login}>Back to sign in</Link>
    </form>
  );
}
