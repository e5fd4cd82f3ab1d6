import { BlueprintProvider } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ConfirmHost } from '@/ui/confirm';
import { Loading } from '@/ui/Loading';
import { ToastHost } from '@/ui/toasts';
import { basePath, config } from './config';
import { Guarded } from './Guarded';
import { CrashBoundary } from './pages/CrashPage';
import { NotFoundPage } from './pages/MessagePages';
import { routes } from './routes';

const TesterPanel = lazy(() => import('@/areas/tester/TesterPanel'));

export function App() {
  return (
    <BlueprintProvider>
      <Router base={basePath}>
        <CrashBoundary>
          <Suspense fallback={<Loading />}>
            <Switch>
              {routes.map((route) => (
                <Route key={route.path} path={route.path}>
                  <Guarded route={route} />
                </Route>
              ))}
              <Route>
                <main className="public">
                  <NotFoundPage />
                </main>
              </Route>
            </Switch>
          </Suspense>
        </CrashBoundary>
      </Router>
      <ConfirmHost />
      <ToastHost />
      {config().mode === 'mock' && (
        <Suspense>
          <TesterPanel />
        </Suspense>
      )}
    </BlueprintProvider>
  );
}
