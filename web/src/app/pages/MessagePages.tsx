import { Link } from 'wouter';
import { MessagePage } from '@/ui/MessagePage';
import { home } from '../access';
import { paths } from '../paths';
import { useSession } from '../session/store';
import { useTitle } from '../title';

function HomeLink() {
  const session = useSession();
  return (
    <Link className="bp6-button bp6-intent-primary" href={session ? home(session.user_info.data) : paths.login}>
      {session ? 'Go to my first screen' : 'Go to sign in'}
    </Link>
  );
}

export function NotFoundPage() {
  useTitle('Page not found');
  return (
    <MessagePage title="Page not found" tells="There is nothing at this address.">
      <HomeLink />
    </MessagePage>
  );
}

export const NOT_ALLOWED = 'Not allowed';

export function NotAllowedPage() {
  return (
    <MessagePage
      title={NOT_ALLOWED}
      tells="Your role or department may not open this screen. An administrator can change that."
    >
      <HomeLink />
    </MessagePage>
  );
}
