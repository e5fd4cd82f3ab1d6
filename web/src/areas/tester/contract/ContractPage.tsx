// The contract to read and to try: every operation with its examples, asked in this browser's world.
import { Button, H1, InputGroup } from '@blueprintjs/core';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { config } from '@/app/config';
import { pathWhenSignedIn, visitorOf } from '@/app/guards';
import { paths } from '@/app/paths';
import { toggleTheme, usePreferences } from '@/app/preferences';
import { useRoutes } from '@/app/routes';
import { useSession } from '@/app/session/store';
import { Loading } from '@/ui/Loading';
import { finderIn } from '@/ui/words';
import { contract as askContract } from '../calls';
import { show, useShown } from './address';
import { type ContractDocument, operationsOf, readable } from './document';
import { Powers } from './Powers';
import { Reference } from './Reference';
import './contract.css';

export default function ContractPage() {
  const [contract, setContract] = useState<ContractDocument>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    askContract().then(setContract, () => setFailed(true));
  }, []);
  return (
    <Frame>
      {contract && <Operations contract={contract} />}
      {!contract && (hasFailed ? <p role="alert">The mock backend does not answer. Please reload.</p> : <Loading />)}
    </Frame>
  );
}

/** The accents of whoever is signed in, and the way back to their screens. */
function Frame({ children }: { children: ReactNode }) {
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

function Operations({ contract }: { contract: ContractDocument }) {
  const { view, area, search, operation } = useShown();
  const user = useSession()?.user_info.data;
  const shown = useMemo(() => readable(contract, new URL('api', document.baseURI).href, user), [contract, user]);
  const all = useMemo(() => operationsOf(contract), [contract]);
  const find = useMemo(() => finderIn(all.map(({ text }) => text)), [all]);
  const found = useMemo(() => {
    const matching = search.trim() ? find(search).flatMap((at) => all[at] ?? []) : all;
    return area ? matching.filter((one) => one.area === area) : matching;
  }, [all, find, search, area]);
  const wanted = useMemo(() => (area || search.trim() ? found.map(({ id }) => id) : null), [area, search, found]);
  const opened = all.find(({ id }) => id === operation);
  const isHidden = opened !== undefined && wanted?.includes(opened.id) === false;
  // What is narrowed away is no longer what the address says.
  useEffect(() => {
    if (isHidden) show({ operation: '' }, { replace: true });
  }, [isHidden]);

  return (
    <div className="contract-body">
      <search className="contract-search">
        <InputGroup
          type="search"
          aria-label="Search operations"
          placeholder="Operation, what it is for, or path"
          maxLength={250}
          value={search}
          onValueChange={(text) => show({ search: text }, { replace: true })}
        />
        {/* In place of the list beside the operations, where there is no room for it. */}
        <select aria-label="Area" value={area} onChange={({ currentTarget }) => show({ area: currentTarget.value })}>
          <option value="">All areas</option>
          {contract.tags.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <p role="status">
          {found.length === all.length ? `${all.length} operations` : `${found.length} of ${all.length} operations`}
        </p>
        <Button
          text="Who may do what"
          intent={view === 'powers' ? 'primary' : 'none'}
          aria-pressed={view === 'powers'}
          onClick={() => show({ view: view === 'powers' ? '' : 'powers', operation: '' })}
        />
      </search>
      <AreaList contract={contract} current={area} />
      {view === 'powers' && found.length > 0 && <Powers contract={contract} wanted={wanted} />}
      <div className="contract-operations" hidden={found.length === 0 || view === 'powers'}>
        <Reference
          contract={shown}
          wanted={wanted}
          opened={isHidden ? undefined : opened}
          onOpen={(id, isOpen) => {
            const current = location.hash.slice(1);
            if (isOpen) show({ operation: id }, { replace: true });
            else if (current === id) show({ operation: '' }, { replace: true });
          }}
        />
      </div>
      {found.length === 0 && <p className="contract-none">No operation is called so.</p>}
    </div>
  );
}

function AreaList({ contract, current }: { contract: ContractDocument; current: string }) {
  const areas = [{ name: '', description: '' }, ...contract.tags];
  return (
    <nav aria-label="Areas" className="contract-areas">
      {areas.map(({ name, description }) => (
        <Button
          key={name}
          variant="minimal"
          size="small"
          alignText="start"
          fill
          text={name || 'All areas'}
          title={description}
          active={current === name}
          aria-current={current === name}
          onClick={() => show({ area: name })}
        />
      ))}
    </nav>
  );
}
