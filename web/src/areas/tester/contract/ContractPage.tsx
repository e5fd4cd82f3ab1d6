// The contract for reading and trying: every operation with its examples, called in this browser's world.
import { Button, H1 } from '@blueprintjs/core';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { config } from '@/app/config';
import { toggleTheme, usePreferences } from '@/app/preferences';
import { pathWhenSignedIn, visitorOf } from '@/app/routing/guards';
import { paths } from '@/app/routing/paths';
import { useRoutes } from '@/app/routing/routes';
import { useSession } from '@/app/session/store';
import { Loading } from '@/ui/messages/Loading';
import { contract as askContract, contractHistory } from '../calls';
import type { ContractDocument } from './document';
import type { History } from './history';
import { Operations } from './Operations';
import { Version } from './Version';

interface Loaded {
  contract: ContractDocument;
  history: History;
}

export default function ContractPage() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const user = useSession()?.user_info.data;
  useEffect(() => {
    Promise.all([askContract(), contractHistory()]).then(
      ([contract, history]) => setLoaded({ contract, history }),
      () => setFailed(true),
    );
  }, []);
  return (
    <Frame loaded={loaded}>
      {loaded && <Operations {...loaded} api={new URL('api', document.baseURI).href} user={user} />}
      {!loaded && (hasFailed ? <p role="alert">The mock backend does not answer. Please reload.</p> : <Loading />)}
    </Frame>
  );
}

/** The frame has the colours of the signed-in user's brand, and a link back to the console. */
function Frame({ loaded, children }: { loaded: Loaded | undefined; children: ReactNode }) {
  const session = useSession();
  const routes = useRoutes();
  const { theme } = usePreferences();
  const user = session?.user_info.data;
  const isFirst = user?.productavega_tag ?? true;
  return (
    <div className="contract" data-application={session?.appName} data-brand={isFirst ? 'first' : 'second'}>
      <header className="contract-head">
        <div>
          <H1>Contract</H1>
          <p>
            {user
              ? `Calls are made as ${user.emailaddress}, in this browser's world.`
              : 'Nobody is signed in: calls that need a session are refused.'}
          </p>
          {loaded && <Version {...loaded} />}
        </div>
        <Button text={theme === 'dark' ? 'Light theme' : 'Dark theme'} variant="minimal" onClick={toggleTheme} />
        <Link
          className="bp6-button bp6-intent-primary"
          href={session ? pathWhenSignedIn(visitorOf(session), routes) : paths.login}
        >
          {session ? `Back to ${config().product} Admin` : 'Go to sign in'}
        </Link>
      </header>
      {children}
    </div>
  );
}
