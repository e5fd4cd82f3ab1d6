import { H3, HTMLSelect } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { messageOf } from '@/api/answer';
import { pathAfterSignIn, visitorOf } from '@/app/guards';
import { go } from '@/app/navigation';
import { useRoutes } from '@/app/routes';
import { APPLICATIONS } from '@/app/session/applications';
import { currentSession, lastApplication } from '@/app/session/store';
import { BusyButton } from '@/ui/BusyButton';
import { Field } from '@/ui/Field';
import { toast } from '@/ui/toasts';
import { type Account, accounts } from './calls';
import { signInAs } from './signingIn';

const written = ({ name, department, hindrance }: Account) => [name, department, hindrance].filter(Boolean).join(' · ');

/** `about` changes when the world does: other people may be in it. */
export function SignInAs({ about }: { about: string }) {
  const routes = useRoutes();
  const [all, setAll] = useState<Account[]>([]);
  const [chosen, setChosen] = useState(0);
  const [application, setApplication] = useState(lastApplication);
  const [isBusy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is what changes.
  useEffect(() => {
    let gone = false;
    accounts().then(
      (list) => !gone && setAll(list),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [about]);

  const signIn = async () => {
    const account = all[chosen];
    if (!account) return;
    setBusy(true);
    try {
      await signInAs(account, application);
      const session = currentSession();
      if (session) go(pathAfterSignIn(visitorOf(session), routes));
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <section aria-label="Sign in as" className="tester-sign-in">
      <H3>Sign in as …</H3>
      <Field label="Who">
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={chosen}
            options={all.map((account, value) => ({ value, label: written(account) }))}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )}
      </Field>
      <Field label="Where">
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={application}
            options={APPLICATIONS}
            onChange={({ currentTarget }) =>
              setApplication(APPLICATIONS.find(({ value }) => value === currentTarget.value)?.value ?? application)
            }
          />
        )}
      </Field>
      <BusyButton text="Go" isBusy={isBusy} disabled={all.length === 0} onClick={() => void signIn()} />
    </section>
  );
}
