import { Button, Tab, Tabs } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { ArrivalsButton } from '@/app/arrivals/ArrivalsButton';
import { ScreenTitle } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';
import { whenQueriesIdle } from '@/app/shell/queries';
import { ListHead } from '@/app/views/ListHead';
import { afterPaint, whenIdle } from '@/ui/browser/afterPaint';
import { useScreenAction } from '@/ui/browser/screenActions';
import type { KeyAction } from '@/ui/keys/useKeys';
import { ScreenKeys } from '@/ui/keys/usePartKeys';
import { groupDigits } from '@/ui/texts/groupDigits';
import { decidedByQuery } from './decidedHere';
import type { Desk } from './desk';
import type { Kind, Tab as TabName } from './kind';
import './desk.css';

interface Props<Row extends object> {
  kind: Kind<Row>;
  desk: Desk;
  /** Says whose cases these are, where the heading does not. */
  about?: string;
  panel: (tab: TabName) => JSX.Element;
}

/** A desk: its title and its tabs. */
export function DeskTabs<Row extends object>({ kind, desk, about, panel }: Props<Row>) {
  const tabs = Object.entries(kind.tabs) as [TabName, string][];
  const keys = tabs.map(([tab, label], at): KeyAction => {
    return { key: String(at + 1), group: 'Tabs', label, run: () => desk.showTab(tab) };
  });
  return (
    <section className="screen desk">
      <div className="desk-head">
        <ListHead>
          <ScreenTitle />
        </ListHead>
        {about && <span>{about}</span>}
        <div className="desk-now">
          <ArrivalsButton />
          <DecidedToday kind={kind} desk={desk} />
        </div>
      </div>
      <ScreenKeys value={keys}>
        <Tabs
          id="desk"
          selectedTabId={desk.tab}
          onChange={(tab) => desk.showTab(tab as TabName)}
          renderActiveTabPanelOnly
          animate={false}
        >
          {tabs.map(([tab, name]) => (
            // Set explicitly, because Blueprint's arrow keys skip tabs without the attribute.
            <Tab key={tab} id={tab} title={name} disabled={false} panel={panel(tab)} />
          ))}
        </Tabs>
      </ScreenKeys>
    </section>
  );
}

const LABEL = 'Decided by me today';

/** The number of cases that the user has decided today; a click shows them in the history. */
function DecidedToday<Row extends object>({ kind, desk }: { kind: Kind<Row>; desk: Desk }) {
  const user = useSignedIn().user_info.data;
  const isQuiet = useQuiet();
  const { data } = useQuery({ ...decidedByQuery(kind, user), enabled: isQuiet });
  const toggle = () => desk.showMine(!desk.isMine);
  useScreenAction(LABEL, toggle);
  return (
    <Button
      size="small"
      variant="minimal"
      active={desk.isMine}
      aria-pressed={desk.isMine}
      text={data ? `${LABEL}: ${groupDigits(data.length)}` : LABEL}
      onClick={toggle}
    />
  );
}

/** True once the screen has loaded, so that counting does not delay it. */
function useQuiet(): boolean {
  const queries = useQueryClient();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isLeft = false;
    const begin = () => whenIdle(() => !isLeft && setQuiet(true));
    afterPaint(() => {
      if (!isLeft) stop = whenQueriesIdle(queries, begin);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [queries]);
  return isQuiet;
}
