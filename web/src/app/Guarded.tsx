import { lazy, Suspense } from 'react';
import { Redirect } from 'wouter';
import { Loading } from '@/ui/Loading';
import { mayEnter } from './access';
import { loginPath } from './navigation';
import { CrashBoundary } from './pages/CrashPage';
import { NotAllowedPage } from './pages/MessagePages';
import type { RouteRecord } from './routes';
import { useSession } from './session/store';
import { useTitle } from './title';

const Shell = lazy(() => import('./shell/Shell'));

/** A screen behind its guard: shown, refused, or put off until somebody signs in. */
export function Guarded({ route }: { route: RouteRecord }) {
  const session = useSession();
  useTitle(route.title);
  const Screen = route.screen;
  if (route.access === 'public') {
    return (
      <main className="public">
        <Screen />
      </main>
    );
  }
  if (!session) return <Redirect to={loginPath('notSignedIn')} replace state={{ leaving: 'notSignedIn' }} />;
  return (
    <Shell>
      <CrashBoundary key={route.path}>
        <Suspense fallback={<Loading />}>
          {mayEnter(route, session.user_info.data) ? <Screen /> : <NotAllowedPage />}
        </Suspense>
      </CrashBoundary>
    </Shell>
  );
}
