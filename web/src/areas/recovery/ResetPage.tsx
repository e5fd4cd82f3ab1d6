// Both reset pages: whom to free, in the app or in this console.

import { Callout, H1 } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { useSignedIn } from '@/app/session/store';
import { BusyButton } from '@/ui/BusyButton';
import { Choice } from '@/ui/Choice';
import { TextField } from '@/ui/Field';
import { toast } from '@/ui/toasts';
import type { resetByEmailSchema } from './rules';

interface Target {
  /** How the account is named: an address or a username. */
  label: string;
  schema: typeof resetByEmailSchema;
  reset: (who: string) => Promise<unknown>;
}

interface Props {
  title: string;
  text: string;
  app: Target;
  console: Target;
}

export function ResetPage({ title, text, ...targets }: Props) {
  const { appName } = useSignedIn();
  const [of, setOf] = useState<'app' | 'console'>('app');
  return (
    <section className="screen">
      <H1>{title}</H1>
      <p>{text}</p>
      <Choice
        label="Account of"
        options={[
          { value: 'app', label: `${appName} App` },
          { value: 'console', label: 'KYC Admin' },
        ]}
        value={of}
        onChange={setOf}
      />
      {/* Its own form for each, so that a message about one never stands beside the other. */}
      <ResetForm key={of} target={targets[of]} />
    </section>
  );
}

function ResetForm({ target: { label, schema, reset } }: { target: Target }) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { who: '' } });

  const submit = form.handleSubmit(async ({ who }) => {
    setFailure(null);
    try {
      await reset(who);
      toast.success('Successfully reset.');
      form.reset();
    } catch (error) {
      setFailure(messageOf(error));
    }
  });

  return (
    <form className="short-form" onSubmit={submit} noValidate>
      {failure && (
        <Callout intent="danger" icon={false} title={failure} role="alert">
          Sorry please try again!
        </Callout>
      )}
      <TextField form={form} name="who" label={label} maxLength={250} autoComplete="off" />
      <BusyButton type="submit" intent="primary" text="Reset" isBusy={form.formState.isSubmitting} />
    </form>
  );
}
