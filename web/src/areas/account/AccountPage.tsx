import { Classes, H2 } from '@blueprintjs/core';
import { Suspense, useEffect, useId } from 'react';
import { Link } from 'wouter';
import { mayEnter, visitorOf } from '@/app/routing/guards';
import { useQueryState } from '@/app/routing/query';
import { type AccountOfScreen, type JoinedAreas, type Route, useAreas } from '@/app/routing/routes';
import { useSignedIn } from '@/app/session/store';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { CrashBoundary, ReloadNotice } from '@/ui/messages/CrashBoundary';
import './account.css';

const defaults = { contract: '' };

/** Everything about one corporate account that the user may see, each part with a link to its screen. */
export default function AccountPage() {
  // The address keeps the contract of the screen that led here, because an account may have several.
  const [{ contract: asked }] = useQueryState(defaults);
  const { accountParts } = useAreas();
  useEffect(() => {
    // Their code loads while the account is looked up. A part whose code fails loads it again, and says so, when it is drawn.
    for (const { load } of accountParts) load().catch(() => undefined);
  }, [accountParts]);
  return (
    <AccountScreen purpose="Select an account to see its suspension, features, banks, documents, eRCS validity and card.">
      {({ acct, contract }) => <Parts account={{ acct, contract: asked || contract }} />}
    </AccountScreen>
  );
}

function Parts({ account }: { account: AccountOfScreen }) {
  const visitor = visitorOf(useSignedIn());
  const { routes, accountParts } = useAreas();
  return (
    <div className="account-parts">
      {accountParts.map((part) => {
        const screen = routes.find(({ path }) => path === part.path);
        return screen && mayEnter(screen, visitor) ? (
          <Part key={`${part.path} ${account.acct}`} part={part} screen={screen} account={account} />
        ) : null;
      })}
    </div>
  );
}

interface PartProps {
  part: JoinedAreas['accountParts'][number];
  screen: Route;
  account: AccountOfScreen;
}

function Part({ part: { title, Facts }, screen, account }: PartProps) {
  const titleId = useId();
  return (
    <section className="account-part" aria-labelledby={titleId}>
      <H2 id={titleId}>{title}</H2>
      <div className="account-part-body">
        <CrashBoundary fallback={<ReloadNotice />}>
          <Suspense>
            <Facts account={account} />
          </Suspense>
        </CrashBoundary>
      </div>
      <Link
        className={Classes.BUTTON}
        to={screen.ofAccount?.(account) ?? screen.path}
      >{`Open ${title.charAt(0).toLowerCase()}${title.slice(1)}`}</Link>
    </section>
  );
}
