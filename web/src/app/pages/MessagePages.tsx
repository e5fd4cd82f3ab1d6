import { Link } from 'wouter';
import { MessagePage } from '@/ui/messages/MessagePage';
import { pathWhenSignedIn, visitorOf } from '../routing/guards';
import { paths } from '../routing/paths';
import { useRoutes } from '../routing/routes';
import { useTitle } from '../routing/title';
import { useSession } from '../session/store';

function HomeLink() {
  const session = useSession();
  const routes = useRoutes();
  const path = session ? pathWhenSignedIn(visitorOf(session), routes) : paths.login;
  return (
    <Link className="bp6-button bp6-intent-primary" href={path}>
      {session ? 'Go to my home screen' : 'Go to sign in'}
    </Link>
  );
}

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <MessagePage title="Page not found" text="This page does not exist.">
      <HomeLink />
    </MessagePage>
  );
}

export const NOT_ALLOWED = 'Not allowed';

export function NotAllowedPage() {
  return (
    <MessagePage
      title={NOT_ALLOWED}
      text="Your role or department cannot open this screen. Ask an administrator for access."
    >
      <HomeLink />
    </MessagePage>
  );
}
