// The contract for reading and trying: every operation with its examples, called in this browser's world.
import { Button, H1, InputGroup } from '@blueprintjs/core';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { config } from '@/app/config';
import { toggleTheme, usePreferences } from '@/app/preferences';
import { pathWhenSignedIn, visitorOf } from '@/app/routing/guards';
import { paths } from '@/app/routing/paths';
import { useRoutes } from '@/app/routing/routes';
import { useSession } from '@/app/session/store';
import { Loading } from '@/ui/messages/Loading';
import { contract as askContract } from '../calls';
import type { ContractDocument } from './document';
import { Powers } from './Powers';
import { Reference } from './Reference';
import './contract.css';

export default function ContractPage() {
  const [contract, setContract] = useState<ContractDocument>();
  const [hasFailed, setFailed] = useState(false);
  const [showsPowers, setShowsPowers] = useState(false);
  const [search, setSearch] = useState('');
  const session = useSession();
  const routes = useRoutes();
  const { theme } = usePreferences();
  const user = session?.user_info.data;
  useEffect(() => {
    askContract().then(setContract, () => setFailed(true));
  }, []);
  return (
    <div
      className="contract"
      data-application={session?.appName}
      data-brand={(user?.productavega_tag ?? true) ? 'first' : 'second'}
    >
      <header className="contract-head">
        <div>
          <H1>Contract</H1>
          <p>
            {user
              ? `Calls are made as ${user.emailaddress}, in this browser's world.`
              : 'No one is signed in. Calls that need a session are refused.'}
          </p>
          {contract && <p>Version {contract.info.version}.</p>}
        </div>
        <Button text={theme === 'dark' ? 'Light theme' : 'Dark theme'} variant="minimal" onClick={toggleTheme} />
        <Link
          className="bp6-button bp6-intent-primary"
          href={session ? pathWhenSignedIn(visitorOf(session), routes) : paths.login}
        >
          {session ? `Back to ${config().product} Admin` : 'Go to sign in'}
        </Link>
      </header>
      <search className="contract-search">
        <InputGroup
          type="search"
          aria-label="Search operations"
          placeholder="Operation, what it is for, or path"
          maxLength={250}
          disabled={showsPowers}
          value={search}
          onValueChange={setSearch}
        />
        <Button
          text="Access rights"
          active={showsPowers}
          aria-pressed={showsPowers}
          onClick={() => setShowsPowers(!showsPowers)}
        />
      </search>
      {!contract && (hasFailed ? <p role="alert">The mock backend does not answer. Reload the page.</p> : <Loading />)}
      {contract && showsPowers && <Powers contract={contract} />}
      {contract && !showsPowers && <Reference contract={contract} user={user} search={search} />}
    </div>
  );
}
