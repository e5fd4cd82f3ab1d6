import { OverlaysProvider } from '@blueprintjs/core';
import { type ComponentType, Suspense } from 'react';
import { Redirect, Router, useLocation } from 'wouter';
import { ConfirmHost } from '@/ui/dialogs/confirm';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { Loading } from '@/ui/messages/Loading';
import { basePath, config } from './config';
import { Help } from './help/Help';
import type { HelpTexts } from './help/page';
import { NOT_ALLOWED, NotAllowedPage, NotFoundPage } from './pages/MessagePages';
import type { MoreCommands } from './palette/commandSearch';
import { Palette } from './palette/Palette';
import { mayEnter, redirectOf, visitorOf } from './routing/guards';
import { loginPath } from './routing/navigation';
import { Shell } from './routing/preload';
import { AreasProvider, type JoinedAreas, type Route, routeAt, useRoutes } from './routing/routes';
import { ScreenName, screenName } from './routing/screenName';
import { useTitle } from './routing/title';
import { useSession } from './session/store';

/** All screens are rendered here, so that the shell around them stays mounted while they change. */
function CurrentScreen() {
  const [path] = useLocation();
  const route = routeAt(useRoutes(), path);
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
