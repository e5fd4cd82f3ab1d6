// Adapts Swagger UI for the page: it shows only the operations, and reports which one is open.
import type { Plugin, System } from 'swagger-ui-dist/swagger-ui-es-bundle';
import { resolvedAt } from './resolveRefs';

interface LayoutOptions {
  onOpen: (operation: string, isOpen: boolean) => void;
  /** Whether only some operations are shown, which are then all expanded. */
  isNarrowed: () => boolean;
  mayTry: (path: string, method: string) => boolean;
}

export const layout =
  ({ onOpen, isNarrowed, mayTry }: LayoutOptions) =>
  ({ React: { createElement } }: System): Plugin => ({
    components: {
      ContractLayout: ({ getComponent }) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement(getComponent('SvgAssets'), null),
          createElement(getComponent('operations', true), null),
        ),
      // Plain text, because a link within a button is invalid and the page itself keeps the address.
      DeepLink: ({ text }) => createElement('span', null, text),
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
      opsFilter: (areas, wanted) => {
        const ids = new Set(wanted.split(' '));
        return areas
          .map((area) =>
            area.set(
              'operations',
              area
                .get('operations')
                .filter((operation) => ids.has(String(operation.getIn(['operation', 'operationId'])))),
            ),
          )
          .filter((area) => area.get('operations').size > 0);
      },
      resolveSubtree: async (document, path) => ({ spec: resolvedAt(document, path), errors: [] }),
    },
    statePlugins: {
      layout: {
        wrapActions: {
          show: (show) => (thing, shown) => {
            const done = show(thing, shown);
            const [kind, , operation, part] = thing;
            if (kind === 'operations' && operation && !part) onOpen(operation, shown !== false);
            return done;
          },
        },
        wrapSelectors: {
          isShown: (isShown) => (_state, thing, otherwise) =>
            isShown(thing, otherwise || (thing[0] === 'operations-tag' && isNarrowed())),
        },
      },
      spec: { wrapSelectors: { allowTryItOutFor: () => (_state, path, method) => mayTry(path, method) } },
    },
  });
