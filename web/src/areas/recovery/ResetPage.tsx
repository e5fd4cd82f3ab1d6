// Shared by both reset pages: resets an account of the app or of this console.
import { Callout } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf, unknownOutcome } from '@/api/answer';
import type { Agreed } from '@/api/client';
import { ScreenTitle } from '@/app/routing/screenName';
import { useAgree } from '@/app/saving/agreement';
import { sameSession, useSignedIn } from '@/app/session/store';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Choice } from '@/ui/fields/Choice';
import { TextField } from '@/ui/fields/TextField';
import { toast } from '@/ui/messages/toasts';
import { useFailure } from '@/ui/saving/useFailure';
import { findUser, resetAppLockout, resetAppLogin, resetConsoleLockout, resetConsoleLogin } from './calls';
import { resetByEmailSchema, resetByUsernameSchema } from './rules';

const MAYBE_RESET = 'It may have been reset. You can safely reset it again.';

interface Target {
  /** What identifies the account: an email address or a username. */
  label: string;
  schema: typeof resetByEmailSchema;
  reset: (agreed: Agreed, who: string) => Promise<unknown>;
  /** Looks the account up before the question, where the servers can tell. */
  find?: typeof findUser;
}

/** Describes the effect on the account's owner. */
type Consequence = (who: string) => string;

interface Props {
  text: string;
  question: string;
  consequence: Consequence;
  app: Target;
  console: Target;
}

export function ResetPage({ text, question, consequence, ...targets }: Props) {
  const { appName } = useSignedIn();
  const [chosen, choose] = useState<'app' | 'console' | null>(null);
  const account = chosen ?? 'app';
  return (
    <section className="screen">
      <ScreenTitle />
      <p>{text}</p>
      <Choice
        label="Account of"
        options={[
          { value: 'app', label: `${appName} App` },
          { value: 'console', label: 'KYC Admin' },
        ]}
        value={account}
        onChange={choose}
      />
      {/* A new form for each target, so that a message never shows beside the wrong one. */}
      <ResetForm
        key={account}
        question={{ title: question, consequence }}
        target={targets[account]}
        autoFocus={chosen === null}
      />
    </section>
  );
}

interface FormProps {
  question: { title: string; consequence: Consequence };
  target: Target;
  /** False after another account was chosen with keys, because the user may still be choosing. */
  autoFocus: boolean;
}

function ResetForm({ question, target: { label, schema, reset, find }, autoFocus }: FormProps) {
  const agree = useAgree();
  const user = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { who: '' } });
  const [failure, setFailure] = useFailure(form);

  const submit = form.handleSubmit(async ({ who }) => {
    // If the session ends meanwhile, the sign-in screen shows no names.
    const isTheirs = sameSession();
    const found = await find?.(who, user);
    if (!isTheirs()) return;
    const agreed = await agree({
      title: question.title,
      text: [
        found ? `${found.firstname} ${found.lastname}, ${found.department}` : '',
        question.consequence(who),
      ].filter(Boolean),
      ...(found === null && {
        warnings: [{ text: 'No such user', why: `No user of this console has the address ${who}.` }],
      }),
      confirm: 'Reset',
    });
    if (!agreed) return;
    try {
      await reset(agreed, who);
      if (!isTheirs()) return;
      toast.success(`Successfully reset. ${who}`);
      form.reset();
    } catch (error) {
      if (!isTheirs()) return;
      const unknown = unknownOutcome(error);
      setFailure(unknown ? `${unknown} ${MAYBE_RESET}` : messageOf(error));
    }
  });

  return (
    <form className="short-form steady" onSubmit={submit} noValidate>
      <TextField form={form} name="who" label={label} maxLength={250} autoComplete="off" autoFocus={autoFocus} />
      <BusyButton type="submit" intent="primary" text="Reset" isBusy={form.formState.isSubmitting} />
      {failure && (
        <Callout className="below" intent="danger" icon={false} title={failure} role="alert">
          Sorry please try again!
        </Callout>
      )}
    </form>
  );
}

export function ResetLockoutPage() {
  return (
    <ResetPage
      text="Unlock an account after too many wrong passwords."
      question="Reset Locked Out?"
      consequence={(who) => `${who} can sign in again. This cannot be undone.`}
      app={{ label: 'Email', schema: resetByEmailSchema, reset: resetAppLockout }}
      console={{ label: 'Username', schema: resetByUsernameSchema, reset: resetConsoleLockout }}
    />
  );
}

export function ResetLoginPage() {
  return (
    <ResetPage
      text="Sign an account out everywhere if it cannot sign in because of another session."
      question="Reset Login?"
      consequence={(who) => `${who} will be signed out on all devices.`}
      app={{ label: 'Email', schema: resetByEmailSchema, reset: resetAppLogin }}
      console={{ label: 'Email', schema: resetByEmailSchema, reset: resetConsoleLogin, find: findUser }}
    />
  );
}
