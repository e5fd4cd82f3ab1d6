// Opens a tester's link before the console renders or requests anything.
import { Button } from '@blueprintjs/core';
import { messageOf } from '@/api/answer';
import { forgetActivity } from '@/app/session/activity';
import { digestOf } from '@/app/session/passwordDigest';
import { beginSession, endSession } from '@/app/session/store';
import { MessagePage } from '@/ui/messages/MessagePage';
import { accountBy, enterWorld, newSession, openScenario, worldName, worlds } from '../calls';
import { type LinkedState, parseLink } from './link';

/**
 * A unique name such as `large~k3v9x2`, so that mocks which have dropped the world begin it in the same scenario again.
 */
const newWorldIn = (scenario: string) => `${scenario}~${crypto.randomUUID().slice(0, 8)}`;

async function enter({ scenario, clockOffsetMs, faults, person, world }: LinkedState): Promise<void> {
  if (world === undefined) await openScenario(scenario, { clockOffsetMs, ...(faults && { faults }) });
  // The mocks would begin a new world under that name, which is not the one the link is for.
  else if (!(await worlds()).includes(world))
    throw new Error(`World '${world}' no longer exists. The mocks were restarted, or it has expired.`);
  if (!person) return endSession('notSignedIn');
  const { email, application } = person;
  const begun = await newSession(application, email);
  const account = await accountBy(email);
  forgetActivity();
  beginSession({ ...begun, appName: application, current_pw: await digestOf(account?.password ?? '') });
}

/** Returns null when the page is about to reload with the link's state, otherwise a message why it cannot be opened. */
export async function openLink(): Promise<React.JSX.Element | null> {
  const withoutLink = location.pathname + location.search;
  const before = worldName();
  try {
    const linked = parseLink(location.hash);
    enterWorld(linked.world ?? newWorldIn(linked.scenario));
    await enter(linked);
  } catch (error) {
    enterWorld(before);
    const goOn = () => location.replace(withoutLink);
    return (
      <main className="public">
        <MessagePage title="This link cannot be opened" text={messageOf(error)}>
          <Button text="Open the console without the link" intent="primary" onClick={goOn} />
        </MessagePage>
      </main>
    );
  }
  history.replaceState(null, '', withoutLink);
  location.reload();
  return null;
}
