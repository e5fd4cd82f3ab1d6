// This browser's scenario, the mails it sent, and whom to sign in as.
import { Button, H2, H3, Radio, RadioGroup } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Cross } from '@/ui/icons';
import { toast } from '@/ui/toasts';
import { currentWorld, type Mail, outbox, type Scenario, scenarios, type World } from './calls';
import { Outbox } from './Outbox';
import { SignInAs } from './SignInAs';
import { openSignedIn } from './signingIn';

const POLL_EVERY_MS = 1500;

export default function Panel({ onClose }: { onClose: () => void }) {
  const [all, setAll] = useState<Scenario[]>([]);
  const [world, setWorld] = useState<World | null>(null);
  const [mails, setMails] = useState<Mail[]>([]);

  useEffect(() => {
    let gone = false;
    const poll = async () => {
      try {
        const [now, sent] = await Promise.all([currentWorld(), outbox()]);
        if (gone) return;
        setWorld(now);
        setMails(sent.toReversed());
      } catch {
        // The mocks may be restarting; the next poll tries again.
      }
    };
    void poll();
    void scenarios().then(
      (list) => !gone && setAll(list),
      () => undefined,
    );
    const timer = setInterval(() => void poll(), POLL_EVERY_MS);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, []);

  const choose = async (scenario: string) => {
    // From the start: what is on the screen is of the old world.
    if (await openSignedIn(scenario)) return location.reload();
    setWorld(await currentWorld());
    setMails([]);
    toast.success(`Everything is as '${scenario}' begins.`);
  };

  return (
    <div className="tester-panel">
      <header>
        <H2>Tester</H2>
        <IconButton label="Close the tester's panel" icon={<Cross />} onClick={onClose} autoFocus />
      </header>
      <Outbox mails={mails} />
      <SignInAs about={world?.scenario ?? ''} />
      <H3>Scenario</H3>
      <RadioGroup
        label={`World '${world?.world ?? ''}'`}
        name="scenario"
        selectedValue={world?.scenario}
        onChange={(event) => void choose(event.currentTarget.value)}
      >
        {all.map(({ name, description }) => (
          <Radio key={name} value={name}>
            <strong>{name}</strong>
            <br />
            {description}
          </Radio>
        ))}
      </RadioGroup>
      <Button text="Reset" disabled={!world} onClick={() => world && void choose(world.scenario)} />
    </div>
  );
}
