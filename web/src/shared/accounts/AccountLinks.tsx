import { Link } from 'wouter';
import { mayEnter, visitorOf } from '@/app/routing/guards';
import { paths } from '@/app/routing/paths';
import { type AccountOfScreen, useAreas } from '@/app/routing/routes';
import { screenName, useCurrentPath } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';
import './accountScreen.css';

/** Links to the other screens about an account that the user may open. Its page is linked by the account's name. */
export function AccountLinks({ account }: { account: AccountOfScreen }) {
  const session = useSignedIn();
  const here = useCurrentPath();
  const visitor = visitorOf(session);
  const links = useAreas().routes.flatMap((route) => {
    const isOther = route.path !== here && route.path !== paths.account;
    const to = isOther && mayEnter(route, visitor) && route.ofAccount?.(account);
    return to ? { to, name: screenName(route, session) } : [];
  });
  // The page of an account has a link in each of its parts.
  if (links.length === 0 || here === paths.account) return null;
  return (
    <nav className="account-links" aria-label="This account elsewhere">
      {links.map(({ to, name }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
