import { Link } from 'wouter';
import { MessagePage } from '@/ui/MessagePage';
import { pathWhenSignedIn, visitorOf } from '../guards';
import { paths } from '../paths';
import { useRoutes } from '../routes';
import { useSession } from '../session/store';
import { useTitle } from '../title';

function HomeLink() {
  const session = useSession();
  const routes = useRoutes();
  const path = session ? pathWhenSignedIn(visitorOf(session), routes) : paths.login;
  return (
    <Link className="bp6-button bp6-intent-primary" href={path}>
      {session ? 'Go to my first screen' : 'Go to sign in'}
    </Link>
  );
}

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <MessagePage title="Page not found" text="There is nothing at this address.">
      <HomeLink />
    </MessagePage>
  );
}

export const NOT_ALLOWED = 'Not allowed';

export function NotAllowedPage() {
  return (
    <MessagePage
      title={NOT_ALLOWED}
      text="Your role or department may not open this screen. An administrator can change that."
    >
      <HomeLink />
    </MessagePage>
  );
}
