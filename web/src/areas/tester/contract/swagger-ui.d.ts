// Types for the part of Swagger UI that the page uses, because the library has none.
declare module 'swagger-ui-dist/swagger-ui-es-bundle' {
  import type { ComponentType, ReactNode } from 'react';

  type Json = import('./document').Json;

  /** An immutable map or list of the library. */
  interface Tree {
    get(name: string): Tree;
    getIn(path: string[]): unknown;
    set(name: string, value: Tree): Tree;
    map(change: (value: Tree) => Tree): Tree;
    filter(isKept: (value: Tree) => boolean): Tree;
    readonly size: number;
  }

  interface HttpRequest {
    url: string;
    headers: Record<string, string>;
  }

  interface HttpResponse {
    headers: Record<string, string>;
    text?: string;
    data?: unknown;
  }

  interface System {
    /** The library bundles its own React. */
    React: {
      createElement: (
        type: ComponentType<object> | string,
        props: object | null,
        ...children: ReactNode[]
      ) => ReactNode;
    };
    layoutSelectors: { currentFilter: () => string };
    layoutActions: { updateFilter: (filter: string) => void };
  }

  interface Plugin {
    fn?: {
      opsFilter: (operations: Tree, wanted: string) => Tree;
      resolveSubtree: (document: Json, path: string[]) => Promise<{ spec: unknown; errors: [] }>;
    };
    components?: Record<
      string,
      ComponentType<{ text: string; getComponent: (name: string, kind?: true) => ComponentType }>
    >;
    wrapComponents?: Record<string, (original: ComponentType<object>) => ComponentType<object>>;
    statePlugins?: {
      layout?: {
        wrapSelectors?: {
          isShown: (
            isShown: (thing: string[], otherwise: boolean) => boolean,
          ) => (state: unknown, thing: string[], otherwise: boolean) => boolean;
        };
      };
      spec?: {
        wrapSelectors?: { allowTryItOutFor: () => (state: unknown, path: string, method: string) => boolean };
      };
    };
  }

  export default function SwaggerUI(options: {
    plugins: ((system: System) => Plugin)[];
    requestInterceptor: (request: HttpRequest) => HttpRequest;
    responseInterceptor: (response: HttpResponse) => HttpResponse;
    [option: string]: unknown;
  }): System;
}
