// The operations, rendered by Swagger UI: the only such library that works under the console's content security policy.
import { useEffect, useRef } from 'react';
import SwaggerUI, { type Plugin, type System } from 'swagger-ui-dist/swagger-ui-es-bundle';
import type { User } from '@/app/session/store';
import { type ContractDocument, filledIn, isOfGateway, type ResolvedOperation, resolvedAt } from './document';
import { decodedResponse, encodedRequest } from './tryItOut';
import './reader.css';

interface Props {
  contract: ContractDocument;
  /** The signed-in user. */
  user: User | undefined;
  search: string;
}

export function Reference({ contract, user, search }: Props) {
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
      validatorUrl: null,
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
          createElement('span', { className: 'contract-unseen' }, 'Example'),
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
  const text = places
    .map((place) => operation.getIn(place))
    .join(' ')
    .toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
