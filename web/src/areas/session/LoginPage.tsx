import { Callout, H1 } from '@blueprintjs/core';
import { type FormEvent, useRef, useState } from 'react';
import * as v from 'valibot';
import { useSnapshot } from 'valtio';
import { Link, Redirect } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { messageOf } from '@/api/answer';
import { config } from '@/app/config';
import { openAddress, pathAfterSignIn, pathWhenSignedIn, visitorOf } from '@/app/routing/guards';
import type { SignOutReason } from '@/app/routing/navigation';
import { forgotPasswordPath, paths } from '@/app/routing/paths';
import { useAreas } from '@/app/routing/routes';
import { interruptedBatch } from '@/app/session/interruptedBatch';
import { returnPath } from '@/app/session/rules';
import { APPLICATIONS } from '@/app/session/session';
import { lastApplication, useSession } from '@/app/session/store';
import type { Credentials } from '@/shared/signIn';
import { SubmitButton } from '@/ui/buttons/BusyButton';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { Choice } from '@/ui/fields/Choice';
import { EMAIL_INPUT, TextInput } from '@/ui/fields/TextInput';
import { Failure } from '@/ui/messages/Failure';
import { credentialsSchema } from './rules';
import { useSignIn } from './signIn';

const loadDialogs = () => import('./SignInDialogs');
const SignInDialogs = lazyDialog(loadDialogs);

const NOTICES: Partial<Record<SignOutReason, string>> = {
  anotherSession:
    'We have detected that you are currently on another session. For your security, we logged you out from all active devices. Thank you.',
  tokenExpired: 'Your session has ended.',
  idle: 'You were signed out due to inactivity.',
  notSignedIn: 'Sign in to see this page.',
};

const LED_BACK = 'Sign in again to continue where you left off.';

export default function LoginPage() {
  const session = useSession();
  // The browser's own search string, because the router's is decoded once too often for `next`.
  const wanted = returnPath(useSearch());
  const reason = useHistoryState<{ reason?: SignOutReason } | null>()?.reason;
  const { routes } = useAreas();
  const signIn = useSignIn();
  const [application, setApplication] = useState(lastApplication);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useCredentials(async (typed) => {
    // Ignores a second Enter while the next dialog opens.
    if (signIn.step.name !== 'credentials') return;
    try {
      // The button stays busy until the dialog is loaded, so that it cannot be pressed again.
      const dialogs = loadDialogs().catch(() => undefined);
      await signIn.submitCredentials(application, typed);
      await dialogs;
    } catch (error) {
      setFailure(messageOf(error));
    }
  });
  const { message: cutShort } = useSnapshot(interruptedBatch);

  if (session) {
    const visitor = visitorOf(session);
    const hasJustSignedIn = Boolean(signIn.email);
    const next = openAddress(wanted, visitor, routes);
    const path = hasJustSignedIn ? pathAfterSignIn(visitor, routes) : pathWhenSignedIn(visitor, routes);
    return <Redirect to={next ? next + location.hash : path} replace />;
  }

  const submit = (event: FormEvent) => {
    setFailure(null);
    return form.submit(event);
  };

  const isLedBack = wanted !== null && (reason === 'tokenExpired' || reason === 'idle');
  const notice = reason && [NOTICES[reason], cutShort, isLedBack && LED_BACK].filter(Boolean).join(' ');
  const { product, version } = config();
  return (
    <div className="login" data-application={application}>
      <form className="narrow-card steady" onSubmit={submit} noValidate>
        <H1>{product} Admin</H1>
        {notice && (
          <Callout intent="warning" icon={false} role="status">
            {notice}
          </Callout>
        )}
        <Choice label="Application" options={APPLICATIONS} value={application} onChange={setApplication} />
        <TextInput {...EMAIL_INPUT} {...form.input('email')} />
        <TextInput
          {...form.input('password')}
          label="Password"
          type="password"
          size="large"
          autoComplete="current-password"
          maxLength={50}
        />
        <Failure message={failure} keepsRoom />
        <SubmitButton text="Sign in" isBusy={form.isBusy} />
        <Link href={forgotPasswordPath(application)} state={{ email: form.email }}>
          Forgot Password
        </Link>
      </form>
      <footer>
        <Link href={paths.privacyPolicy}>Privacy Policy</Link>
        <Link href={paths.contactUs}>Contact Us</Link>
        <span>Version {version}</span>
      </footer>
      {signIn.step.name !== 'credentials' && (
        <SignInDialogs
          signIn={signIn}
          onClose={signIn.startOver}
          onFailure={(message) => {
            signIn.startOver();
            setFailure(message);
          }}
        />
      )}
    </div>
  );
}

type Name = keyof Credentials;

/**
 * The form of the login page. It does without the library of the other forms, which is loaded later, with the dialogs:
 * nobody waits for it to sign in. The fields are validated when they are submitted, and then whenever one changes.
 */
function useCredentials(signIn: (typed: Credentials) => Promise<void>) {
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
