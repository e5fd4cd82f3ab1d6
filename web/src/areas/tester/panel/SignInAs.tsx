import { HTMLSelect, Tag } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { messageOf } from '@/api/answer';
import { pathAfterSignIn, visitorOf } from '@/app/routing/guards';
import { go } from '@/app/routing/navigation';
import { useAreas } from '@/app/routing/routes';
import { APPLICATIONS, type Application } from '@/app/session/session';
import { currentSession, useSession } from '@/app/session/store';
import { Field } from '@/ui/fields/Field';
import { toast } from '@/ui/messages/toasts';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { groupDigits } from '@/ui/texts/counts';
import { type Account, accounts } from '../calls';
import { signInAs } from '../links/signingIn';
import { useLoaded } from '../useLoaded';
import { FindList, type Group } from './FindList';

interface Props {
  /** Changes with the world, which may have other people. */
  about: unknown;
  application: Application;
  onApplication: (application: Application) => void;
}

function groupsOf(all: Account[], currentEmail: string | undefined): Group[] {
  const itemOf = ({ emailaddress, name, department, hindrance }: Account) => ({
    id: emailaddress,
    label: name,
    hint: `${department} · ${emailaddress}`,
    mark: hindrance ? (
      <Tag intent="warning">{hindrance}</Tag>
    ) : (
      emailaddress === currentEmail && <Tag intent="primary">signed in</Tag>
    ),
  });
  const can = all.filter(({ hindrance }) => hindrance === '');
  const cannot = all.filter(({ hindrance }) => hindrance !== '');
  return [
    { name: 'can sign in', items: can.map(itemOf) },
    { name: 'cannot sign in', items: cannot.map(itemOf) },
  ];
}

const notAll = (shown: number, found: number) => `${shown} of ${groupDigits(found)} people shown. Type more of a name.`;

export function SignInAs({ about, application, onApplication }: Props) {
  const { routes } = useAreas();
  const [search, setSearch] = useState('');
  const { people: all, found, isPending } = useSigners(search, about);
  const currentEmail = useSession()?.user_info.data.emailaddress;
  const groups = useMemo(() => groupsOf(all, currentEmail), [all, currentEmail]);
  const [isBusy, setBusy] = useState(false);

  const signIn = async (email: string) => {
    const account = all.find(({ emailaddress }) => emailaddress === email);
    if (!account || isBusy || !(await mayLeaveAll())) return;
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
    <>
      <Field label="Application">
        {(control) => (
          <HTMLSelect
            {...control}
            fill
            value={application}
            options={APPLICATIONS}
            onChange={({ currentTarget }) =>
              onApplication(APPLICATIONS.find(({ value }) => value === currentTarget.value)?.value ?? application)
            }
          />
        )}
      </Field>
      <FindList
        label="Sign in as"
        groups={groups}
        onChoose={(email) => void signIn(email)}
        onSearch={setSearch}
        isPending={isPending}
        note={found > all.length ? notAll(all.length, found) : ''}
      />
      <p className="tester-none" role="status">
        {isBusy && 'Signing in …'}
      </p>
    </>
  );
}

/** At most this many are shown, because a world may have a hundred thousand. */
const AT_MOST = 100;
const NOBODY = { asked: '', found: 0, people: [] as Account[] };

/**
 * The people who match the search, requested again when the world changes. The previous ones stay until the answer
 * comes.
 */
function useSigners(search: string, about: unknown) {
  const question = `${about} ${search}`;
  const ask = async () => ({ ...(await accounts(search, AT_MOST)), asked: question });
  const answer = useLoaded(ask, question, NOBODY);
  return { ...answer, isPending: answer.asked !== question };
}
