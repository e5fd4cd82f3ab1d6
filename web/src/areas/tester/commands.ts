// The tester's entries in the palette: opening a scenario, and signing in as somebody else.

import type { More } from '@/app/palette/commandSearch';
import { pathAfterSignIn, visitorOf } from '@/app/routing/guards';
import { go } from '@/app/routing/navigation';
import type { RouteRecord } from '@/app/routing/routes';
import { currentSession, lastApplication } from '@/app/session/store';
import { mayLeaveAll } from '@/ui/saving/useLeaveGuard';
import { groupDigits } from '@/ui/texts/counts';
import { accounts, scenarios } from './calls';
import { openSignedIn, signInAs } from './links/signingIn';
import { CONTRACT_PATH } from './paths';

/** A world may have a hundred thousand people. */
const PEOPLE_AT_MOST = 50;
const SIGN_IN = 'Sign in as';

/** Drops the words of the label that precede every name. */
const nameIn = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => !SIGN_IN.toLowerCase().includes(word.toLowerCase()))
    .join(' ');

export async function testerCommands(routes: RouteRecord[], text: string): Promise<More> {
  const [{ found, people }, all] = await Promise.all([accounts(nameIn(text), PEOPLE_AT_MOST), scenarios()]);
  const commands = [
    { id: 'contract', group: 'Tester', label: 'Contract', hint: 'every call', run: () => go(CONTRACT_PATH) },
    ...people
      .filter(({ hindrance }) => hindrance === '')
      .map((account) => ({
        id: `sign in as ${account.emailaddress}`,
        group: 'Tester: sign in as',
        label: `${SIGN_IN} ${account.name}`,
        hint: account.department,
        run: async () => {
          if (!(await mayLeaveAll())) return;
          await signInAs(account, lastApplication());
          const session = currentSession();
          if (session) go(pathAfterSignIn(visitorOf(session), routes));
        },
      })),
    ...all.map(({ name, description }) => ({
      id: `scenario ${name}`,
      group: 'Tester: scenario',
      label: `Scenario ${name}`,
      hint: description,
      run: async () => {
        if (!(await mayLeaveAll())) return;
        await openSignedIn(name);
        // A full reload, because the screen shows data of the old world.
        location.reload();
      },
    })),
  ];
  const note = `Only some of ${groupDigits(found)} people are shown. Type more of a name.`;
  return { commands, note: found > people.length ? note : '' };
}
