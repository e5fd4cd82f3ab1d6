import { Callout, H1 } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { Link, Redirect } from 'wouter';
import { useHistoryState, useSearch } from 'wouter/use-browser-location';
import { messageOf } from '@/api/answer';
import { config } from '@/app/config';
import { openAddress, pathAfterSignIn, pathWhenSignedIn, visitorOf } from '@/app/routing/guards';
import type { SignOutReason } from '@/app/routing/navigation';
import { forgotPasswordPath, paths } from '@/app/routing/paths';
import { useRoutes } from '@/app/routing/routes';
import { APPLICATIONS } from '@/app/session/applications';
import { useCutShort } from '@/app/session/interruptedBatch';
import { returnPath } from '@/app/session/rules';
import { lastApplication, useSession } from '@/app/session/store';
import { SubmitButton } from '@/ui/buttons/SubmitButton';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { Choice } from '@/ui/fields/Choice';
import { EMAIL_INPUT, TextInput } from '@/ui/fields/TextInput';
import { Failure } from '@/ui/messages/Failure';
import { useSignIn } from './signIn';
import { useCredentials } from './useCredentials';

const loadDialogs = () => import('./SignInDialogs');
const SignInDialogs = lazyDialog(loadDialogs);

const NOTICES: Partial<Record<SignOutReason, string>> = {
  anotherSession:
    'We have detected that you are currently on another session. For your security, we logged you out from all active devices. Thank you.',
  tokenExpired: 'Your session is no longer valid.',
  idle: 'You were signed out due to inactivity.',
  notSignedIn: 'Please sign in to see this page.',
};

const LED_BACK = 'Sign in again to go on where you were.';

export default function LoginPage() {
  const session = useSession();
  // The browser's own search string, because the router's is decoded once too often for `next`.
  const wanted = returnPath(useSearch());
  const reason = useHistoryState<{ reason?: SignOutReason } | null>()?.reason;
  const routes = useRoutes();
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
  const cutShort = useCutShort();

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
