import { OverlaysProvider } from '@blueprintjs/core';
import { type ComponentType, Suspense } from 'react';
import { Router, useLocation } from 'wouter';
import { ConfirmHost } from '@/ui/dialogs/confirm';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { Loading } from '@/ui/messages/Loading';
import { basePath, config } from './config';
import { Help } from './help/Help';
import type { HelpTexts } from './help/page';
import { NotFoundPage } from './pages/MessagePages';
import type { MoreCommands } from './palette/commandSearch';
import { Palette } from './palette/Palette';
import { Guarded } from './routing/Guarded';
import { AreasProvider, type JoinedAreas, routeAt, useRoutes } from './routing/routes';

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
