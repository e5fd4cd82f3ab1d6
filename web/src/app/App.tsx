import { OverlaysProvider } from '@blueprintjs/core';
import { type ComponentType, Suspense, useEffect } from 'react';
import { Link, Redirect, Router, useLocation } from 'wouter';
import { ConfirmHost, dropQuestions } from '@/ui/dialogs/confirm';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { Loading, MessagePage } from '@/ui/messages/MessagePage';
import { useArrivalsAt } from './arrivals/store';
import { basePath, config } from './config';
import { Help } from './help/Help';
import type { HelpTexts } from './help/page';
import type { MoreCommands } from './palette/commandSearch';
import { Palette } from './palette/Palette';
import { mayEnter, pathWhenSignedIn, redirectOf, visitorOf } from './routing/guards';
import { loginPath } from './routing/navigation';
import { paths } from './routing/paths';
import { Shell } from './routing/preload';
import { AreasProvider, type JoinedAreas, type Route, routeAt, useAreas } from './routing/routes';
import { ScreenName, screenName, useCurrentPath } from './routing/screenName';
import { onSessionEnd, useSession } from './session/store';

// A question is nothing for the next user.
onSessionEnd(() => dropQuestions());

function HomeLink() {
  const session = useSession();
  const { routes } = useAreas();
  const path = session ? pathWhenSignedIn(visitorOf(session), routes) : paths.login;
  return (
    <Link className="bp6-button bp6-intent-primary" href={path}>
      {session ? 'Go to my home screen' : 'Go to sign in'}
    </Link>
  );
}

function NotFoundPage() {
  useTitle('Page not found');
  return (
    <MessagePage title="Page not found" text="This page does not exist.">
      <HomeLink />
    </MessagePage>
  );
}

const NOT_ALLOWED = 'Not allowed';

function NotAllowedPage() {
  return (
    <MessagePage
      title={NOT_ALLOWED}
      text="Your role or department cannot open this screen. Ask an administrator for access."
    >
      <HomeLink />
    </MessagePage>
  );
}

/** All screens are rendered here, so that the shell around them stays mounted while they change. */
function CurrentScreen() {
  const [path] = useLocation();
  const route = routeAt(useAreas().routes, path);
  const exists = route && (!route.besideMocks || config().mode === 'mock');
  if (exists) return <Guarded route={route} />;
  return (
    <main className="public">
      <NotFoundPage />
    </main>
  );
}

interface Props {
  areas: JoinedAreas;
  /** For testers and developers, in mock mode only. */
  TesterPanel: ComponentType;
  testerCommands: MoreCommands;
  helpTexts: () => Promise<HelpTexts>;
}

const noCommands: MoreCommands = async () => ({ commands: [], note: '' });

export function App({ areas, TesterPanel, testerCommands, helpTexts }: Props) {
  const isMock = config().mode === 'mock';
  return (
    <AreasProvider value={areas}>
      <OverlaysProvider>
        <Router base={basePath}>
          <CrashBoundary>
            <Suspense fallback={<Loading />}>
              <CurrentScreen />
            </Suspense>
          </CrashBoundary>
          <Help texts={helpTexts} />
          <Palette more={isMock ? testerCommands : noCommands} />
        </Router>
        <ConfirmHost />
        {isMock && (
          <CrashBoundary fallback={null}>
            <TesterPanel />
          </CrashBoundary>
        )}
      </OverlaysProvider>
    </AreasProvider>
  );
}

/** Shows a screen, refuses it, or redirects: to the login page or to another screen. */
function Guarded({ route }: { route: Route }) {
  const session = useSession();
  const allowed = !session || mayEnter(route, visitorOf(session));
  const name = screenName(route, session);
  useTitle(allowed ? name : NOT_ALLOWED);
  const screen = (
    <ScreenName value={name}>
      <route.Screen />
    </ScreenName>
  );
  if (route.guard === 'public') return <main className="public">{screen}</main>;
  if (!session) return <Redirect to={loginPath('notSignedIn')} replace state={{ reason: 'notSignedIn' }} />;
  const redirect = redirectOf(route, session.user_info.data);
  if (redirect) return <Redirect to={redirect} replace />;
  return (
    <Shell>
      <CrashBoundary key={route.path}>
        <Suspense fallback={<Loading />}>{allowed ? screen : <NotAllowedPage />}</Suspense>
      </CrashBoundary>
    </Shell>
  );
}

function useTitle(title: string): void {
  const { count: arrivals } = useArrivalsAt(useCurrentPath());
  useEffect(() => {
    const counted = arrivals > 0 ? `(${arrivals}) ` : '';
    document.title = `${counted}${config().product} Admin - ${title}`;
  }, [title, arrivals]);
}
