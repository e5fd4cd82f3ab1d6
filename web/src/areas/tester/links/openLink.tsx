// Opens a tester's link, before anything of the console is drawn or asked for.
import { Button } from '@blueprintjs/core';
import { messageOf } from '@/api/answer';
import { forgetActivity } from '@/app/session/activity';
import { digestOf } from '@/app/session/passwordDigest';
import { beginSession, endSession } from '@/app/session/store';
import { MessagePage } from '@/ui/messages/MessagePage';
import { accountBy, enterWorld, newSession, open, worldName, worlds } from '../calls';
import { type Linked, linkedIn } from './link';

/** Nobody else's: `large~k3v9x2`, which begins in the scenario also where the mocks have forgotten it. */
const newWorldIn = (scenario: string) => `${scenario}~${crypto.randomUUID().slice(0, 8)}`;

async function enter({ scenario, clockOffsetMs, faults, person, world }: Linked): Promise<void> {
  if (world === undefined) await open(scenario, { clockOffsetMs, ...(faults && { faults }) });
  // The mocks would begin another of that name, which is none of what somebody wants to see.
  else if (!(await worlds()).includes(world))
    throw new Error(`There is no world '${world}' any more: the mocks have been started anew, or it is long ago.`);
  if (!person) return endSession('notSignedIn');
  const { email, application } = person;
  const begun = await newSession(application, email);
  const account = await accountBy(email);
  forgetActivity();
  beginSession({ ...begun, appName: application, current_pw: await digestOf(account?.password ?? '') });
}

/** Null when the page is on its way to what the link says; otherwise what to show: why it cannot be. */
export async function openLink(): Promise<React.JSX.Element | null> {
  const withoutLink = location.pathname + location.search;
  const before = worldName();
  try {
    const linked = linkedIn(location.hash);
    enterWorld(linked.world ?? newWorldIn(linked.scenario));
    await enter(linked);
  } catch (error) {
    enterWorld(before);
    const goOn = () => location.replace(withoutLink);
    return (
      <main className="public">
        <MessagePage title="This link cannot be opened" text={messageOf(error)}>
          <Button text="Open the console without it" intent="primary" onClick={goOn} />
        </MessagePage>
      </main>
    );
  }
  history.replaceState(null, '', withoutLink);
  location.reload();
  return null;
}
