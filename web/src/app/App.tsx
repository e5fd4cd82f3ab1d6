import { OverlaysProvider } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { matchRoute, Router, useLocation, useRouter } from 'wouter';
import { ConfirmHost, giveUpAsking } from '@/ui/confirm';
import { Loading } from '@/ui/Loading';
import { basePath, config } from './config';
import { Guarded } from './Guarded';
import { CrashBoundary, ReloadNotice } from './pages/CrashPage';
import { NotFoundPage } from './pages/MessagePages';
import { routes } from './routes';

const TesterPanel = lazy(() => import('@/areas/tester/TesterPanel'));

/** One place for all screens, so that the shell around them stays while they change. */
function CurrentScreen() {
  const { parser } = useRouter();
  const [path] = useLocation();
  const route = routes.find((candidate) => matchRoute(parser, candidate.path, path)[0]);
  if (route) return <Guarded route={route} />;
  return (
    <main className="public">
      <NotFoundPage />
    </main>
  );
}

export function App() {
  return (
    <OverlaysProvider>
      <Router base={basePath}>
        <CrashBoundary>
          <Suspense fallback={<Loading />}>
            <CurrentScreen />
          </Suspense>
        </CrashBoundary>
      </Router>
      <CrashBoundary fallback={<ReloadNotice />} onCrash={giveUpAsking}>
        <ConfirmHost />
      </CrashBoundary>
      {config().mode === 'mock' && (
        <CrashBoundary fallback={null}>
          <Suspense>
            <TesterPanel />
          </Suspense>
        </CrashBoundary>
      )}
    </OverlaysProvider>
  );
}
