// This browser's scenario and the mails it sent.
import { Button, H2, H3, Radio, RadioGroup } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { IconButton } from '@/ui/IconButton';
import { Cross, Duplicate } from '@/ui/icons';
import { toast } from '@/ui/toasts';
import { currentWorld, type Mail, open as openScenario, outbox, type Scenario, scenarios, type World } from './calls';

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
    await openScenario(scenario);
    setWorld(await currentWorld());
    setMails([]);
    toast.success(`Everything is as '${scenario}' begins.`);
  };

  return (
    <div className="tester-panel">
      <header>
        <H2>Tester</H2>
        <IconButton label="Close the tester's panel" icon={<Cross />} onClick={onClose} />
      </header>
      <H3>Outbox</H3>
      {mails.length === 0 && <p>No mail has been sent yet.</p>}
      <ul>
        {mails.slice(0, 5).map((mail) => (
          <li key={mail.code + mail.at}>
            <span>
              {mail.subject}
              <br />
              {mail.to}
            </span>
            <code>{mail.code}</code>
            <IconButton
              label={`Copy ${mail.code}`}
              icon={<Duplicate />}
              onClick={() => void navigator.clipboard.writeText(mail.code)}
            />
          </li>
        ))}
      </ul>
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
