// The query cache of the session, for components outside of the shell.
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let current: QueryClient | undefined;

export const currentQueries = (): QueryClient | undefined => current;

export function useAsCurrentQueries(queries: QueryClient): void {
  useEffect(() => {
    current = queries;
    return () => {
      current = undefined;
    };
  }, [queries]);
}
