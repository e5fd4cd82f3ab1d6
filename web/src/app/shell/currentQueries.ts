// What the session has asked for, for what stands beside the shell.
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let current: QueryClient | undefined;

export const currentQueries = (): QueryClient | undefined => current;

export function useAsCurrent(queries: QueryClient): void {
  useEffect(() => {
    current = queries;
    return () => {
      current = undefined;
    };
  }, [queries]);
}
