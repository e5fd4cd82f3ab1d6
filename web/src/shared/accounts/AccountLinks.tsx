import { Link } from 'wouter';
import { mayEnter, visitorOf } from '@/app/routing/guards';
import { type AccountOfScreen, useAreas } from '@/app/routing/routes';
import { screenName, useCurrentPath } from '@/app/routing/screenName';
import { useSignedIn } from '@/app/session/store';
import './accountScreen.css';

/** Links to the other screens about an account that the user may open. */
export function AccountLinks({ account }: { account: AccountOfScreen }) {
  const session = useSignedIn();
  const here = useCurrentPath();
  const visitor = visitorOf(session);
  const others = useAreas().routes.filter((route) => route.path !== here && mayEnter(route, visitor));
  return (
    <nav className="account-links" aria-label="This account elsewhere">
      {others.map((route) => {
        const to = route.ofAccount?.(account);
        return (
          to && (
            <Link key={route.path} to={to}>
              {screenName(route, session)}
            </Link>
          )
        );
      })}
    </nav>
  );
}
