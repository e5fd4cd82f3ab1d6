import { Suspense } from 'react';
import { Redirect } from 'wouter';
import { NOT_ALLOWED, NotAllowedPage } from '@/app/pages/MessagePages';
import { useSession } from '@/app/session/store';
import { CrashBoundary } from '@/ui/messages/CrashBoundary';
import { Loading } from '@/ui/messages/Loading';
import { mayEnter, redirectOf, visitorOf } from './guards';
import { loginPath } from './navigation';
import { Shell } from './preload';
import type { Route } from './routes';
import { ScreenName, screenName } from './screenName';
import { useTitle } from './title';

/** Shows a screen, refuses it, or redirects: to the login page or to another screen. */
export function Guarded({ route }: { route: Route }) {
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
