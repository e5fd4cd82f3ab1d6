// Moves to the cases beside the open one. If the neighbour's page is still loading, it moves once the page has arrived.
import { useEffect, useState } from 'react';
import type { Queue } from '../queue';

export interface Steps {
  /** Why there is no way to the next case now; undefined when there is one. */
  whyNotOn: string | undefined;
  whyNotBack: string | undefined;
  /** Another case was requested, so nothing more can be done with this one. */
  isLeaving: boolean;
  goOn: () => void;
  goBack: () => void;
}

export const DECIDING = 'The decision on this case is being sent.';
export const LEAVING = 'Another case is being loaded.';

/** `key` is the key of the open case. */
export function useSteps<Row>(
  {
    previous,
    next,
    isNextLoading,
    isPreviousLoading,
    go,
  }: Pick<Queue<Row>, 'previous' | 'next' | 'isNextLoading' | 'isPreviousLoading' | 'go'>,
  key: string,
  isBusy: boolean,
): Steps {
  const [left, setLeft] = useState<{ key: string; to: 'previous' | 'next' } | null>(null);
  const isLeaving = left?.key === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page has loaded or failed.
  useEffect(() => {
    if (!isLeaving || (left.to === 'next' ? isNextLoading : isPreviousLoading)) return;
    setLeft(null);
    const wanted = left.to === 'next' ? next : previous;
    if (wanted) go(wanted);
  }, [isLeaving, isNextLoading, isPreviousLoading]);
  const whyNot = isBusy ? DECIDING : isLeaving ? LEAVING : undefined;
  const hasNext = next !== null || isNextLoading;
  const hasPrevious = previous !== null || isPreviousLoading;
  return {
    whyNotOn: whyNot ?? (hasNext ? undefined : 'There is no case after this one.'),
    whyNotBack: whyNot ?? (hasPrevious ? undefined : 'There is no case before this one.'),
    isLeaving,
    goOn: () => (next ? go(next) : setLeft({ key, to: 'next' })),
    goBack: () => (previous ? go(previous) : setLeft({ key, to: 'previous' })),
  };
}
