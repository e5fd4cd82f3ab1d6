// The tester's controls for this browser's world, and what happens in it.
import { H2, Tab, Tabs } from '@blueprintjs/core';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { messageOf } from '@/api/answer';
import { lastApplication } from '@/app/session/store';
import { BusyButton } from '@/ui/buttons/BusyButton';
import { IconButton } from '@/ui/buttons/IconButton';
import { Cross } from '@/ui/buttons/icons';
import { toast } from '@/ui/messages/toasts';
import { AWAY } from '../calls';
import { panelState, SECTIONS, type Section } from '../panelState';
import { useWorld } from '../useWorld';
import { Clock } from './Clock';
import { Faults } from './Faults';
import { Journal } from './Journal';
import { Link } from './Link';
import { Outbox } from './Outbox';
import { Scenarios } from './Scenarios';
import { SignInAs } from './SignInAs';

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
        <a href="contract" title="Every call, to read and to try">
          Contract
        </a>
        <kbd className="key-hint" title="Goes to this panel, and back to where you were">
          Ctrl .
        </kbd>
        <IconButton label="Close the tester's panel" icon={<Cross />} onClick={onClose} autoFocus={autoFocus} />
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
      title="One file with the link, the state of the world, the journal, what was clicked, a picture and the versions"
      isBusy={isBusy}
      onClick={() => void report()}
    />
  );
}
