import { Tab, Tabs } from '@blueprintjs/core';
import type { JSX } from 'react';
import { ArrivalsButton } from '@/app/arrivals/ArrivalsButton';
import { ScreenTitle } from '@/app/routing/screenName';
import { ListHead } from '@/app/views/ListHead';
import type { KeyAction } from '@/ui/keys/useKeys';
import { ScreenKeys } from '@/ui/keys/usePartKeys';
import { DecidedToday } from './DecidedToday';
import './desk.css';
import type { Desk } from './desk';
import type { Kind, Tab as TabName } from './kind';

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
