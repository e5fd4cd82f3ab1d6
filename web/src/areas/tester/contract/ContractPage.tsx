// The contract for reading and trying: every operation with its examples, called in this browser's world.

import { Button, H1, InputGroup } from '@blueprintjs/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import SwaggerUI, { type Plugin, type System } from 'swagger-ui-dist/swagger-ui-es-bundle';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { config } from '@/app/config';
import { preferences, toggleTheme } from '@/app/preferences';
import { pathWhenSignedIn, visitorOf } from '@/app/routing/guards';
import { paths } from '@/app/routing/paths';
import { useAreas } from '@/app/routing/routes';
import { DEPARTMENTS } from '@/app/session/rules';
import { type User, useSession } from '@/app/session/store';
import { Loading } from '@/ui/messages/MessagePage';
import { contract as askContract } from '../calls';
import {
  type ContractDocument,
  decodedResponse,
  encodedRequest,
  filledIn,
  isOfGateway,
  type ResolvedOperation,
  resolvedAt,
} from './document';
import { type Row, rowsOf } from './matrix';
import './contract.css';
import './reader.css';

interface Props {
  contract: ContractDocument;
  /** The signed-in user. */
  user: User | undefined;
  search: string;
}

/**
 * The operations, rendered by Swagger UI: the only such library that works under the console's content security policy.
 */
function Reference({ contract, user, search }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const system = useRef<System>(null);
  useEffect(() => {
    // A new element for each instance, because the library offers no way to clean up its old one.
    const domNode = document.createElement('div');
    place.current?.replaceChildren(domNode);
    system.current = SwaggerUI({
      domNode,
      spec: { ...contract, servers: [{ url: new URL('api', document.baseURI).href }] },
      layout: 'ContractLayout',
      docExpansion: 'none',
      displayOperationId: true,
      displayRequestDuration: true,
      defaultModelExpandDepth: 3,
      // No validation by an external server.
      validatorUrl: null,
      // Its inline styles are made for a dark background.
      syntaxHighlight: { activated: false },
      plugins: [adapter(contract, user)],
      requestInterceptor: encodedRequest,
      responseInterceptor: decodedResponse,
    });
  }, [contract, user]);
  useEffect(() => void system.current?.layoutActions.updateFilter(search.trim()), [search]);
  return <div ref={place} className="contract-reference" />;
}

/** Shows only the operations, filled in for the user. */
const adapter =
  (contract: ContractDocument, user: User | undefined) =>
  ({ React: { createElement }, layoutSelectors }: System): Plugin => ({
    components: {
      ContractLayout: ({ getComponent }) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('SvgAssets'), null),
          createElement(getComponent('operations', true), null),
        ),
      // Plain text, because a link within a button is invalid.
      DeepLink: ({ text }) => createElement('span', null, text),
      // The session is a cookie, so there are no tokens to type.
      authorizeOperationBtn: () => null,
    },
    wrapComponents: {
      // The library's select has no label of its own.
      ExamplesSelect: (Select) => (props) =>
        createElement(
          'label',
          null,
          createElement('span', { className: 'for-readers' }, 'Example'),
          createElement(Select, props),
        ),
    },
    fn: {
      opsFilter: (areas, wanted) =>
        areas
          .map((area) =>
            area.set(
              'operations',
              area.get('operations').filter((operation) => has(operation, wanted)),
            ),
          )
          .filter((area) => area.get('operations').size > 0),
      resolveSubtree: async (spec, path) => {
        const found = resolvedAt(spec, path);
        const isOperation = path[0] === 'paths' && path.length === 3;
        return { spec: isOperation && found ? filledIn(found as ResolvedOperation, user) : found, errors: [] };
      },
    },
    statePlugins: {
      layout: {
        wrapSelectors: {
          // A search expands the areas in which it finds something.
          isShown: (isShown) => (_, thing, otherwise) =>
            isShown(thing, otherwise || (thing[0] === 'operations-tag' && Boolean(layoutSelectors.currentFilter()))),
        },
      },
      spec: { wrapSelectors: { allowTryItOutFor: () => (_, path, method) => !isOfGateway(contract, path, method) } },
    },
  });

/** Whether all words are in the operation's name, its summary or its path. */
function has(operation: { getIn: (path: string[]) => unknown }, wanted: string): boolean {
  const places = [['path'], ['operation', 'operationId'], ['operation', 'summary']];
  const text = places.map((place) => operation.getIn(place)).join(' ');
  const words = wanted.toLowerCase().split(/\s+/);
  return words.every((word) => text.toLowerCase().includes(word));
}

export default function ContractPage() {
  const [contract, setContract] = useState<ContractDocument>();
  const [hasFailed, setFailed] = useState(false);
  const [showsPowers, setShowsPowers] = useState(false);
  const [search, setSearch] = useState('');
  const session = useSession();
  const { routes } = useAreas();
  const { theme } = useSnapshot(preferences);
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

/**
 * A table of who may call what: every operation by department, with the entries in AGORA's menu that also allow it.
 */
function Powers({ contract }: { contract: ContractDocument }) {
  const rows = useMemo(() => rowsOf(contract), [contract]);
  return (
    <div className="contract-powers">
      <p>
        <b>all</b>: everyone in the department. <b>role 1</b>: only its administrators. <b>no</b>: no one in it. Menu
        access exists only in AGORA. The gateway enforces this for every call.
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: only a focused element can be scrolled with keys. */}
      <section aria-label="Access rights" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Operation</th>
              {DEPARTMENTS.map((department) => (
                <th key={department} scope="col">
                  {department}
                </th>
              ))}
              <th scope="col">or whose menu has</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <PowerRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function PowerRow({ row: { id, who, screens, never, isGuarded } }: { row: Row }) {
  return (
    <tr>
      <th scope="row">
        {id}
        {isGuarded && <small>about an administrator: role 1 only</small>}
      </th>
      {typeof who === 'string' ? (
        <td colSpan={DEPARTMENTS.length + 1}>{who}</td>
      ) : (
        <>
          {who.map((cell, at) => (
            <td key={DEPARTMENTS[at]} data-cell={cell}>
              {cell}
            </td>
          ))}
          <td>
            {screens.join(', ')}
            {never.length > 0 && <small>never {never.join(', ')}</small>}
          </td>
        </>
      )}
    </tr>
  );
}
