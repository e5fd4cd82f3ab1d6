// The review desk: pending registrations, decided ones, and the dialog for one case.
import { H1, Tab, Tabs } from '@blueprintjs/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDesk } from './desk';
import './desk.css';
import { HistoryTab } from './HistoryTab';
import { PendingTab } from './PendingTab';
import { releasePictures } from './queries';
import { TAB_TITLES, type Tab as TabName } from './transitions';

export default function DashboardPage() {
  const desk = useDesk();
  const queries = useQueryClient();
  useEffect(() => releasePictures(queries), [queries]);
  return (
    <section className="screen desk">
      <H1>Dashboard</H1>
      <Tabs
        id="desk"
        selectedTabId={desk.tab}
        onChange={(tab) => desk.showTab(tab as TabName)}
        renderActiveTabPanelOnly
        animate={false}
      >
        <Tab id="pending" title={TAB_TITLES.pending} panel={<PendingTab desk={desk} />} />
        <Tab id="history" title={TAB_TITLES.history} panel={<HistoryTab key="history" desk={desk} />} />
        <Tab id="reapproved" title={TAB_TITLES.reapproved} panel={<HistoryTab key="reapproved" desk={desk} />} />
      </Tabs>
    </section>
  );
}
