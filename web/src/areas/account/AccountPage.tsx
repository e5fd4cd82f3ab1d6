import { Classes, H2 } from '@blueprintjs/core';
import { Suspense, use, useId, useState } from 'react';
import { Link } from 'wouter';
import { mayEnter, visitorOf } from '@/app/routing/guards';
import { useQueryState } from '@/app/routing/query';
import { type AccountOfScreen, type AccountPart, type Route, useAreas } from '@/app/routing/routes';
import { useSignedIn } from '@/app/session/store';
import { AccountScreen } from '@/shared/accounts/AccountScreen';
import { CrashBoundary, ReloadNotice } from '@/ui/messages/CrashBoundary';
import './account.css';

const defaults = { contract: '' };

/** Everything about one corporate account that the user may see, each part with a link to its screen. */
export default function AccountPage() {
  // The address keeps the contract of the screen that led here, because an account may have several.
  const [{ contract: asked }] = useQueryState(defaults);
  const { loadAccountParts } = useAreas();
  const [loading] = useState(() => {
    // The code of the parts loads while the account is looked up. If it fails, a notice takes their place.
    const parts = loadAccountParts();
    parts.catch(() => undefined);
    return parts;
  });
  return (
    <AccountScreen purpose="Select an account to see its suspension, features, banks, documents, eRCS validity and card.">
      {({ acct, contract }) => (
        <CrashBoundary fallback={<ReloadNotice />}>
          <Suspense>
            <Parts loading={loading} account={{ acct, contract: asked || contract }} />
          </Suspense>
        </CrashBoundary>
      )}
    </AccountScreen>
  );
}

interface PartsProps {
  loading: Promise<{ accountParts: AccountPart[] }>;
  account: AccountOfScreen;
}

function Parts({ loading, account }: PartsProps) {
  const visitor = visitorOf(useSignedIn());
  const { routes } = useAreas();
  const { accountParts } = use(loading);
  return (
    <div className="account-parts">
      {routes.map((screen) => {
        const part = accountParts.find(({ path }) => path === screen.path);
        return part && mayEnter(screen, visitor) ? (
          <Part key={`${part.path} ${account.acct}`} part={part} screen={screen} account={account} />
        ) : null;
      })}
    </div>
  );
}

interface PartProps {
  part: AccountPart;
  screen: Route;
  account: AccountOfScreen;
}

function Part({ part: { title, Facts }, screen, account }: PartProps) {
  const titleId = useId();
  return (
    <section className="account-part panel" aria-labelledby={titleId}>
      <H2 id={titleId}>{title}</H2>
      <div className="account-part-body">
        <Facts account={account} />
      </div>
      <Link className={Classes.BUTTON} to={screen.ofAccount?.(account) ?? screen.path}>
        {`Open ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
      </Link>
    </section>
  );
}
