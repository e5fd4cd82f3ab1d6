import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { Link, useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { messageOf } from '@/api/answer';
import { otpVerificationPath, paths } from '@/app/routing/paths';
import { ScreenTitle } from '@/app/routing/screenName';
import { APPLICATIONS, type Application } from '@/app/session/session';
import { lastApplication } from '@/app/session/store';
import { SubmitButton } from '@/ui/buttons/BusyButton';
import { Choice } from '@/ui/fields/Choice';
import { TextField, type TextFieldProps } from '@/ui/fields/TextField';
import { EMAIL_INPUT } from '@/ui/fields/TextInput';
import { Failure } from '@/ui/messages/Failure';
import { useFailure } from '@/ui/saving/useFailure';
import { requestOtp } from './calls';
import { forgotSchema } from './rules';

export default function ForgotPasswordPage() {
  const [, navigate] = useLocation();
  const [application, setApplication] = useState(useChosenApplication());
  // The email typed at the sign-in. It is passed in the history state, because servers log addresses.
  const email = useHistoryState<{ email?: string } | null>()?.email ?? '';
  const form = useForm({ resolver: valibotResolver(forgotSchema), defaultValues: { email } });
  const [failure, setFailure] = useFailure(form);

  const send = form.handleSubmit(async (typed) => {
    try {
      await requestOtp(application, typed.email);
      navigate(otpVerificationPath(typed.email, application));
    } catch (error) {
      setFailure(messageOf(error));
    }
  });

  return (
    <form className="narrow-card steady" data-application={application} onSubmit={send} noValidate>
      <ScreenTitle />
      <p>We will email you a one-time password so that you can set a new password.</p>
      <Choice label="Application" options={APPLICATIONS} value={application} onChange={setApplication} />
      <EmailField form={form} name="email" />
      <Failure message={failure} keepsRoom />
      <SubmitButton text="Send Email" isBusy={form.formState.isSubmitting} />
      <Link href={paths.login}>Back to sign in</Link>
    </form>
  );
}

/** From the address when the user came from the login page, otherwise from the last sign-in. */
function useChosenApplication(): Application {
  const application = new URLSearchParams(useSearch()).get('application');
  return APPLICATIONS.find(({ value }) => value === application)?.value ?? lastApplication();
}

type Props<Values extends FieldValues> = Pick<TextFieldProps<Values>, 'form' | 'name'>;

/** The email address a person signs in with. */
function EmailField<Values extends FieldValues>({ form, name }: Props<Values>) {
  return <TextField form={form} name={name} {...EMAIL_INPUT} />;
}
