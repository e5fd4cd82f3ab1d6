// The form of the login page. It does without the library of the other forms, which is loaded later, with the dialogs:
// whoever signs in should not wait for it.
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Credentials } from '@/shared/signIn';
import { credentialsSchema } from './rules';

type Name = keyof Credentials;

/** The fields are validated when they are submitted, and from then on whenever one changes. */
export function useCredentials(signIn: (typed: Credentials) => Promise<void>) {
  // The inputs keep their own values: the page is not always told when a password manager fills them in.
  const inputs = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const [email, setEmail] = useState('');
  const [errors, setErrors] = useState<Partial<Record<Name, string[]>>>();
  const [isBusy, setBusy] = useState(false);

  const validate = () => {
    const typedIn = (name: Name) => inputs[name].current?.value ?? '';
    const result = v.safeParse(credentialsSchema, { email: typedIn('email'), password: typedIn('password') });
    const found = result.success ? {} : (v.flatten<typeof credentialsSchema>(result.issues).nested ?? {});
    setErrors({ ...found });
    return result.success ? { typed: result.output } : { wrong: found.email ? inputs.email : inputs.password };
  };

  return {
    /** The address as far as it is typed. */
    email,
    isBusy,
    input: (name: Name) => ({
      name,
      inputRef: inputs[name],
      error: errors?.[name]?.[0],
      ...(errors?.[name] && { intent: 'danger' as const }),
      onChange: () => {
        setEmail(inputs.email.current?.value ?? '');
        if (errors) validate();
      },
    }),
    submit: async (event: FormEvent) => {
      event.preventDefault();
      const { typed, wrong } = validate();
      wrong?.current?.focus();
      if (!typed) return;
      setBusy(true);
      await signIn(typed).finally(() => setBusy(false));
    },
  };
}
