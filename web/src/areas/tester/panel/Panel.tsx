// The tester's controls for this browser's world, and what happens in it.
import { Button, ButtonGroup, H2, Tab, Tabs } from '@blueprintjs/core';
import { type FormEvent, useState } from 'react';
import { useSnapshot } from 'valtio';
import { usePathname, useSearch } from 'wouter/use-browser-location';
import { messageOf } from '@/api/answer';
import { lastApplication, type Session, useSession } from '@/app/session/store';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { Duplicate } from '@/ui/buttons/dialogIcons';
import { Cross, IconButton } from '@/ui/buttons/icons';
import { Field } from '@/ui/fields/Field';
import { toast } from '@/ui/messages/toasts';
import { AWAY, advanceClock, type Mail, setClock, type World } from '../calls';
import { copyToClipboard } from '../clipboard';
import { CLOCK_LIMIT, CLOCK_LIMIT_MS, hashOf, writtenOffset } from '../links/link';
import { manilaMinute, manilaMoment } from '../moments';
import { panelState, SECTIONS, type Section } from '../panelState';
import { useWorld, type Watch } from '../useWorld';
import { Faults } from './Faults';
import { Journal } from './Journal';
import { Scenarios } from './Scenarios';
import { SignInAs } from './SignInAs';

const MINUTE_MS = 60_000;
const STEPS: [string, number][] = [
  ['+1 min', MINUTE_MS],
  ['+15 min', 15 * MINUTE_MS],
  ['+1 hour', 60 * MINUTE_MS],
  ['+1 day', 24 * 60 * MINUTE_MS],
];

const movedBy = ({ clockOffsetMs }: World) =>
  clockOffsetMs === 0 ? 'current time' : `moved by ${writtenOffset(clockOffsetMs)}`;

/** Rounded to minutes within the limit of the mocks. */
const limitsOf = ({ now, clockOffsetMs }: World) => {
  const unmoved = Date.parse(now) - clockOffsetMs;
  return {
    min: manilaMinute(unmoved - CLOCK_LIMIT_MS + MINUTE_MS),
    max: manilaMinute(unmoved + CLOCK_LIMIT_MS),
  };
};

function Clock({ watch: { world, look } }: { watch: Watch }) {
  const [wanted, setWanted] = useState('');
  const [error, setError] = useState('');
  const limits = world && limitsOf(world);

  const move = async (moved: Promise<void>) => {
    try {
      await moved;
    } catch (error) {
      toast.error(messageOf(error));
    }
    await look();
  };
  const goThere = (event: FormEvent) => {
    event.preventDefault();
    if (!world || !limits) return;
    const target = Date.parse(`${wanted}+08:00`);
    // `Date.parse` fails for a year of five digits.
    const isInside = Date.parse(`${limits.min}+08:00`) <= target && target <= Date.parse(`${limits.max}+08:00`);
    setError(isInside ? '' : `${CLOCK_LIMIT}: from ${limits.min.slice(0, 10)} to ${limits.max.slice(0, 10)}.`);
    if (!isInside) return;
    void move(setClock(Math.round(world.clockOffsetMs + target - Date.parse(world.now))));
  };

  return (
    <>
      <p className="tester-now">
        <strong>{world ? manilaMoment(world.now) : '…'}</strong> in Manila
        {world && `, ${movedBy(world)}`}
      </p>
      <ButtonGroup fill>
        {STEPS.map(([text, ms]) => (
          <Button key={text} text={text} onClick={() => void move(advanceClock(ms))} />
        ))}
      </ButtonGroup>
      <form className="tester-form" noValidate onSubmit={goThere}>
        <Field label="Date and time in Manila" error={error}>
          {(control) => (
            <input
              {...control}
              className="bp6-input bp6-fill"
              type="datetime-local"
              min={limits?.min}
              max={limits?.max}
              value={wanted}
              onChange={({ target }) => {
                setWanted(target.value);
                setError('');
              }}
            />
          )}
        </Field>
        <div className="tester-line">
          <Button type="submit" text="Go there" disabled={wanted === ''} />
          <Button
            text="Back to now"
            disabled={!world || world.clockOffsetMs === 0}
            onClick={() => void move(setClock(0))}
          />
        </div>
      </form>
      <p className="tester-note">
        This is the servers' clock. It sets when sessions and one-time passwords expire, and the time of saved records.
        The browser's own clock sets idle sign-out, countdowns and today's date.
      </p>
    </>
  );
}

/** Without spaces, because ids are used in attributes that list several. */
const idOf = (section: Section) => section.replace(' ', '-');

interface Props {
  onClose: () => void;
  autoFocus: boolean;
}

export default function Panel({ onClose, autoFocus }: Props) {
  const watch = useWorld();
  const { world, mails } = watch;
  const { section } = useSnapshot(panelState);
  const [application, setApplication] = useState(lastApplication);

  const counts: Partial<Record<Section, number>> = {
    Outbox: mails.length,
    Faults: Object.keys(world?.faults ?? {}).length,
  };
  const contents: Record<Section, () => React.JSX.Element> = {
    Scenario: () => <Scenarios watch={watch} />,
    'Sign in': () => <SignInAs about={world?.id} application={application} onApplication={setApplication} />,
    Outbox: () => <Outbox mails={mails} />,
    Clock: () => <Clock watch={watch} />,
    Faults: () => <Faults watch={watch} />,
    Journal: () => <Journal watch={watch} />,
    Link: () => <Link world={world} />,
  };

  return (
    <div className="tester-panel">
      <header>
        <H2>Tester</H2>
        <ReportButton />
        <a href="contract" title="Read and try every call">
          Contract
        </a>
        <kbd className="key-hint" title="Move the focus to this panel and back">
          Ctrl .
        </kbd>
        <IconButton label="Close the tester panel" icon={<Cross />} onClick={onClose} autoFocus={autoFocus} />
      </header>
      <p role="alert" className="tester-away">
        {watch.isAway && AWAY}
      </p>
      <Tabs
        id="tester"
        className="tester-sections"
        selectedTabId={idOf(section)}
        renderActiveTabPanelOnly
        animate={false}
        onChange={(chosen) => {
          panelState.section = SECTIONS.find((each) => idOf(each) === chosen) ?? 'Scenario';
        }}
      >
        {SECTIONS.map((name) => (
          <Tab
            key={name}
            id={idOf(name)}
            title={name}
            // Given explicitly, because the arrow keys skip tabs without it.
            disabled={false}
            tagContent={counts[name] || undefined}
            panel={section === name ? contents[name]() : undefined}
          />
        ))}
      </Tabs>
    </div>
  );
}

/** Available in every section, because a bug is reported while it is on the screen. */
function ReportButton() {
  const [isBusy, setBusy] = useState(false);

  const report = async () => {
    setBusy(true);
    try {
      const { saveBugReport } = await import('../report/bugReport');
      toast.success(`Saved: ${await saveBugReport()}. 'npm run scenario -- --open' opens it.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
    setBusy(false);
  };

  return (
    <BusyButton
      text="Bug report"
      size="small"
      title="One file with the link, the world's state, the journal, your clicks, a picture of the screen and the versions"
      isBusy={isBusy}
      onClick={() => void report()}
    />
  );
}

/** A link to the current screen in the current state of the world. */
function hashFrom({ scenario, clockOffsetMs, faults, hasOwnFaultsOnly }: World, session: Session | null): string {
  const person = session && { email: session.user_info.data.emailaddress, application: session.appName };
  return hashOf({ scenario, clockOffsetMs, ...(hasOwnFaultsOnly ? {} : { faults }), person });
}

function Link({ world }: { world: World | null }) {
  const session = useSession();
  const path = usePathname() + useSearch();
  if (!world) return null;
  const link = location.origin + path + hashFrom(world, session);

  const copy = async () => {
    if (await copyToClipboard(link)) toast.success('Link copied. It opens this screen in its current state.');
  };

  return (
    <>
      <p>
        It opens this screen in a new world with the same scenario, faults, clock and user. Saved changes are not
        included.
      </p>
      <Field label="Link">
        {(control) => (
          <textarea
            {...control}
            className="bp6-input bp6-fill tester-code"
            rows={5}
            readOnly
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Field>
      <Button text="Copy link" intent="primary" onClick={() => void copy()} />
      <p className="tester-note">All tabs of that browser will switch to its world.</p>
    </>
  );
}

const SHOWN = 20;

/** Fills the code in as if it were typed, so that the form notices. */
function fillIn(code: string): void {
  const field = document.querySelector<HTMLInputElement>('input[autocomplete="one-time-code"]');
  if (!field) {
    toast.warning('This screen needs no one-time password.');
    return;
  }
  // React overrides the element's `value` property, so the prototype's setter is needed to trigger its change event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}

function Outbox({ mails }: { mails: Mail[] }) {
  return (
    <>
      {mails.length === 0 && <p>No emails yet.</p>}
      <ul className="tester-mails">
        {mails.slice(0, SHOWN).map(({ subject, to, code, at }) => (
          <li key={code + at}>
            <span>
              {subject}
              <br />
              {to}
            </span>
            <code>{code}</code>
            <Button text="Fill in" size="small" aria-label={`Fill in ${code}`} onClick={() => fillIn(code)} />
            <IconButton label={`Copy ${code}`} icon={<Duplicate />} onClick={() => void copyToClipboard(code)} />
          </li>
        ))}
      </ul>
    </>
  );
}
