// The frame of every screen behind the sign-in: the application's layout, the device check and the idle warning.
import { Button, Callout } from '@blueprintjs/core';
import { type QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { forgetUnreadRows, unreadRows, unreadRowsOf } from '@/api/answer';
import { isOffline, onNetworkChange } from '@/api/client';
import { afterPaint, loadDeferred, whenIdle, whenPainted } from '@/ui/browser/lazyComponents';
import { recordFrame } from '@/ui/frame/record';
import { countText } from '@/ui/texts/counts';
import { idleLimitMs } from '../config';
import { FirstStepsSlot } from '../help/FirstStepsSlot';
import { noteScreen } from '../palette/recentlyOpened';
import { useCurrentPath } from '../routing/screenName';
import { idleMs, lastActivity, noteActivity } from '../session/activity';
import { endAtGateway, reportedDevice, signOutIdle } from '../session/calls';
import { idlenessAfter } from '../session/idleness';
import { endSession, useSignedIn } from '../session/store';
import { clearQueries, queriesOf, whenQueriesIdle } from './queries';
import { browserPage, retryUnreachableQueries } from './retryUnreachable';
import { SideLayout } from './SideLayout';
import { TopLayout } from './TopLayout';
import '../session/rights';
import './shell.css';

// Signs the user out after a time without activity. Activity in one tab counts for all tabs.

const ACTIVITY_EVENTS = ['mousemove', 'mousedown', 'keydown', 'scroll', 'touchstart'] as const;
const WRITE_EVERY_MS = 1000;

/** The seconds left while the warning shows, otherwise null. */
function useIdleSignOut(): number | null {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);

  useEffect(() => {
    let hasEnded = false;
    const check = () => {
      const idleness = idlenessAfter(idleMs(), idleLimitMs());
      if (idleness.state === 'over' && !hasEnded) {
        hasEnded = true;
        signOutIdle();
      }
      setSecondsLeft(idleness.state === 'warning' ? idleness.secondsLeft : null);
      return idleness.state;
    };
    const touch = () => {
      // The first mouse move on a computer that slept past the limit comes too late to count as activity.
      if (check() === 'over') return;
      if (idleMs() < WRITE_EVERY_MS && lastActivity()) return;
      noteActivity();
      setSecondsLeft(null);
    };
    touch();
    const timer = setInterval(check, 1000);
    for (const event of ACTIVITY_EVENTS) window.addEventListener(event, touch, { passive: true, capture: true });
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, touch, { capture: true });
    };
  }, []);

  return secondsLeft;
}

const AT_MOST_EVERY_MS = 15_000;
const AT_LEAST_EVERY_MS = 60_000;

/** One user, one device: signing in elsewhere ends the session here. */
function useDeviceCheck(): void {
  const { device_id, user_info } = useSignedIn();
  const [path] = useLocation();
  const queries = useQueryClient();
  const check = {
    queryKey: ['device', device_id],
    queryFn: () => reportedDevice(user_info.data.emailaddress),
    staleTime: AT_MOST_EVERY_MS,
  };
  // The first check does not delay the screen.
  const [isPainted, setPainted] = useState(false);
  useEffect(() => whenPainted(() => setPainted(true)), []);
  const { data: reported, refetch } = useQuery({
    ...check,
    refetchInterval: AT_LEAST_EVERY_MS,
    enabled: isPainted,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the route changes.
  useEffect(() => {
    if (isPainted) void queries.prefetchQuery(check);
  }, [path]);

  // The user may have signed in in another window, and a check that began before could not know. The query itself only
  // refetches in tabs that were hidden.
  useEffect(() => {
    const checkAgain = () => void queries.cancelQueries({ queryKey: ['device', device_id] }).then(() => refetch());
    window.addEventListener('focus', checkAgain);
    return () => window.removeEventListener('focus', checkAgain);
  }, [queries, device_id, refetch]);

  useEffect(() => {
    if (!reported || reported === device_id) return;
    endAtGateway();
    endSession('anotherSession');
  }, [reported, device_id]);
}

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
          Skip to content
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

function IdleWarning() {
  const secondsLeft = useIdleSignOut();
  if (secondsLeft === null) return null;
  return (
    <div className="idle-warning">
      <Callout intent="warning" icon={false}>
        {/* A fixed text: counting seconds would interrupt a screen reader ten times. */}
        <p role="alert">You are about to logout in 10 seconds due to inactivity.</p>
        {/* Any activity keeps the session; the button only makes that visible. */}
        <Button intent="warning" text={`Stay signed in (${secondsLeft})`} />
      </Callout>
    </div>
  );
}

function OfflineBar() {
  if (!useSyncExternalStore(onNetworkChange, isOffline)) return null;
  return (
    <div className="offline-bar" role="status">
      You are offline. Changes cannot be saved.
    </div>
  );
}

/** Records the screen's frame, which is drawn at once when this browser opens the address again. */
function useRecordedFrame(queries: QueryClient): void {
  const path = useCurrentPath();
  const { appName, user_info } = useSignedIn();
  const { emailaddress } = user_info.data;
  useEffect(() => {
    if (path === undefined) return;
    let isHere = true;
    const record = () => {
      if (isHere) recordFrame(path, { person: emailaddress, application: appName });
    };
    const stop = whenQueriesIdle(queries, () => afterPaint(() => whenIdle(record)));
    return () => {
      isHere = false;
      stop();
    };
  }, [queries, path, appName, emailaddress]);
}

const ROWS = { one: 'row', many: 'rows' };

/** Above the lists of a screen: rows that the server sent without what identifies them, and what is known of them. */
function UnreadRows() {
  const all = useSnapshot(unreadRows);
  // Rendered again when the screen changes.
  useCurrentPath();
  const rows = unreadRowsOf(location.pathname, all);
  if (rows.length === 0) return null;
  return (
    <details className="unread-rows" role="status">
      <summary>{countText(rows.length, ROWS)} could not be read and cannot be listed.</summary>
      <ul>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing identifies these rows.
          <li key={at}>{knownOf(row) || 'Unknown row'}</li>
        ))}
      </ul>
    </details>
  );
}

const knownOf = (row: object): string =>
  Object.entries(row)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
