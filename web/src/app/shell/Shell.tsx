// The frame of every screen behind the sign-in: the application's layout, the device check and the idle warning.
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { forgetUnreadRows } from '@/api/unreadRows';
import { loadDeferred } from '@/ui/browser/deferredLoads';
import { FirstStepsSlot } from '../help/FirstStepsSlot';
import { useDeviceCheck } from '../session/device';
import '../session/rights';
import { noteScreen } from '../palette/recentlyOpened';
import { useSignedIn } from '../session/store';
import { IdleWarning } from './IdleWarning';
import { OfflineBar } from './OfflineBar';
import { clearQueries, queriesOf, whenQueriesIdle } from './queries';
import { browserPage, retryUnreachableQueries } from './retryUnreachable';
import { SideLayout } from './SideLayout';
import { TopLayout } from './TopLayout';
import { UnreadRows } from './UnreadRows';
import { useCurrentPath } from './useCurrentPath';
import { useRecordedFrame } from './useRecordedFrame';
import 'virtual:blueprint-later.css';
import './shell.css';

function DeviceCheck() {
  useDeviceCheck();
  return null;
}

function useScreenNoted() {
  const path = useCurrentPath();
  useEffect(() => {
    if (path !== undefined) noteScreen(path);
  }, [path]);
}

export default function Shell({ children }: { children: ReactNode }) {
  const { appName, user_info, device_id } = useSignedIn();
  // New for each sign-in, so that one user's data is never shown to the next.
  const queries = queriesOf(device_id);
  useEffect(
    () => () => {
      clearQueries(queries);
      forgetUnreadRows();
    },
    [queries],
  );
  useEffect(() => retryUnreachableQueries(queries, browserPage()), [queries]);
  useEffect(() => whenQueriesIdle(queries, loadDeferred), [queries]);
  useScreenNoted();
  useRecordedFrame(queries);
  const Layout = appName === 'AGORA' ? SideLayout : TopLayout;
  return (
    // Another person, who may have signed in while this tab slept, starts with new screens, too.
    <QueryClientProvider key={device_id} client={queries}>
      <div
        className="brand"
        data-application={appName}
        data-brand={user_info.data.productavega_tag ? 'first' : 'second'}
      >
        {/* biome-ignore lint/a11y/useValidAnchor: it is a real link within this page. */}
        <a className="skip-link" href="#content" onClick={skipToContent}>
          Skip to the content
        </a>
        <Layout>
          <main id="content" tabIndex={-1}>
            <OfflineBar />
            <UnreadRows />
            <FirstStepsSlot />
            {children}
          </main>
        </Layout>
      </div>
      <DeviceCheck />
      <IdleWarning />
    </QueryClientProvider>
  );
}

/** In code, because with the page's <base> a plain `#content` link would go to another address. */
function skipToContent(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}
