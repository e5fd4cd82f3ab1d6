// The operations, rendered by Swagger UI: the only such library that works under the console's content security policy.
import { useEffect, useRef } from 'react';
import SwaggerUI, { type System } from 'swagger-ui-dist/swagger-ui-es-bundle';
import { type ContractDocument, isOfGateway } from './document';
import { layout } from './layout';
import { decodedResponse, encodedRequest } from './tryItOut';
import './reader.css';

interface Props {
  contract: ContractDocument;
  /** Whether calls can be made from here. */
  isToTry: boolean;
  /** The operations to show; null for all, with each area collapsed. */
  wanted: readonly string[] | null;
  /** The operation in the address, and its area. */
  opened: { id: string; area: string } | undefined;
  onOpen: (operation: string, isOpen: boolean) => void;
}

export function Reference({ contract, isToTry, wanted, opened, onOpen }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const system = useRef<System>(null);
  const onOpenRef = useRef(onOpen);
  onOpenRef.current = onOpen;
  const isNarrowed = useRef(wanted !== null);
  isNarrowed.current = wanted !== null;

  useEffect(() => {
    if (!place.current) return;
    // A new element for each instance, because the library offers no way to clean up its old one.
    const domNode = document.createElement('div');
    place.current.replaceChildren(domNode);
    system.current = SwaggerUI({
      domNode,
      spec: contract,
      layout: 'ContractLayout',
      docExpansion: 'none',
      displayOperationId: true,
      displayRequestDuration: true,
      defaultModelExpandDepth: 3,
      validatorUrl: null,
      syntaxHighlight: { activated: false },
      plugins: [
        layout({
          onOpen: (operation, isOpen) => onOpenRef.current(operation, isOpen),
          isNarrowed: () => isNarrowed.current,
          mayTry: (path, method) => isToTry && !isOfGateway(contract, path, method),
        }),
      ],
      requestInterceptor: (request) => encodedRequest(request),
      responseInterceptor: decodedResponse,
    });
  }, [contract, isToTry]);

  useEffect(() => {
    system.current?.layoutActions.updateFilter(wanted?.join(' ') ?? '');
  }, [wanted]);

  const { id, area } = opened ?? {};
  useEffect(() => {
    const { layoutActions, layoutSelectors } = system.current ?? {};
    if (!layoutActions || !layoutSelectors || !id || !area) return;
    const operation = ['operations', area, id];
    // The user has just opened it and sees it already.
    if (layoutSelectors.isShown(operation, false)) return;
    layoutActions.show(['operations-tag', area], true);
    layoutActions.show(operation, true);
    return whenThere(operation.join('-'), (element) => {
      element.scrollIntoView({ block: 'start' });
      element.querySelector('button')?.focus({ preventScroll: true });
    });
  }, [id, area]);

  return <div ref={place} className="contract-reference" />;
}

/** The library renders asynchronously. */
function whenThere(id: string, use: (element: HTMLElement) => void): () => void {
  const element = document.getElementById(id);
  if (element) {
    use(element);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const drawn = document.getElementById(id);
    if (!drawn) return;
    observer.disconnect();
    use(drawn);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
