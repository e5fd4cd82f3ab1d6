import { Button, Tab, Tabs } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type JSX, useEffect, useState } from 'react';
import { showArrivals, useArrivalsAt } from '@/app/arrivals/store';
import { ScreenTitle, useCurrentPath } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';
import { whenQueriesIdle } from '@/app/shell/queries';
import { ListHead } from '@/app/views/ListHead';
import { afterPaint, whenIdle } from '@/ui/browser/lazyComponents';
import { useScreenAction } from '@/ui/browser/screenActions';
import { type KeyAction, ScreenKeys } from '@/ui/keys/useKeys';
import { groupDigits } from '@/ui/texts/counts';
import type { CaseType, Tab as TabName } from './caseType';
import { decidedByQuery } from './decidedHere';
import type { Desk } from './desk';
import { Age } from './triage';
import './desk.css';

interface Props<Row extends object> {
  caseType: CaseType<Row>;
  desk: Desk;
  /** Says whose cases these are. */
  about: string;
  /** When the oldest waiting case was posted. */
  oldest: string | null;
  /** Only the first page of a longer queue is known, so an older case may wait on another. */
  isOfFirstPage?: boolean;
  /** The cases decided on a day; null where loading them would cost more than the number is worth. */
  decidedOn: (day: string) => Promise<Row[] | null>;
  panel: (tab: TabName) => JSX.Element;
}

/** A desk: its title and its tabs. */
export function DeskTabs<Row extends object>({
  desk,
  about,
  oldest,
  isOfFirstPage = false,
  panel,
  ...decided
}: Props<Row>) {
  const tabs = Object.entries(desk.tabs) as [TabName, string][];
  const keys = tabs.map(([tab, label], at): KeyAction => {
    return { key: String(at + 1), group: 'Tabs', label, run: () => desk.showTab(tab) };
  });
  return (
    <section className="screen desk">
      <div className="desk-head">
        <ListHead>
          <ScreenTitle />
        </ListHead>
        <span>{about}</span>
        <div className="desk-now">
          <ArrivalsButton />
          {oldest && (
            <span className="oldest-waiting">
              {isOfFirstPage ? 'Oldest on the first page' : 'Oldest waiting'}: <Age since={oldest} />
            </span>
          )}
          <DecidedToday desk={desk} {...decided} />
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
function DecidedToday<Row extends object>({
  caseType,
  desk,
  decidedOn,
}: Pick<Props<Row>, 'desk' | 'caseType' | 'decidedOn'>) {
  const user = useSignedIn().user_info.data;
  const isQuiet = useQuiet();
  const { data } = useQuery({ ...decidedByQuery(caseType, user, decidedOn), enabled: isQuiet });
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
    const waitForIdle = () => whenIdle(() => !isLeft && setQuiet(true));
    afterPaint(() => {
      if (!isLeft) stop = whenQueriesIdle(queries, waitForIdle);
    });
    return () => {
      isLeft = true;
      stop();
    };
  }, [queries]);
  return isQuiet;
}

/**
 * A button for new rows of the list. It has its own room and the rows are shown only when it is pressed, so nothing
 * moves.
 */
function ArrivalsButton() {
  const path = useCurrentPath();
  const { count, text } = useArrivalsAt(path);
  return (
    <span role="status">
      {count > 0 && path !== undefined && (
        <Button size="small" intent="primary" text={`${text} – Show`} onClick={() => showArrivals(path)} />
      )}
    </span>
  );
}
