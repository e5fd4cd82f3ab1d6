// Goes to the cases beside the open one. Who asks for the next while its page is loading gets there when that has come.
import { useEffect, useState } from 'react';
import type { Queue } from '../queue';

export interface Steps {
  canGoOn: boolean;
  canGoBack: boolean;
  /** The next case was asked for: this one is done with. */
  isLeaving: boolean;
  goOn: () => void;
  goBack: () => void;
}

/** `key` is that of the open case. */
export function useSteps<Row>(
  { previous, next, isNextLoading, go }: Pick<Queue<Row>, 'previous' | 'next' | 'isNextLoading' | 'go'>,
  key: string,
  isBusy: boolean,
): Steps {
  const [left, setLeft] = useState<string | null>(null);
  const isLeaving = left === key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes once, when the page has come, or never will.
  useEffect(() => {
    if (!isLeaving || isNextLoading) return;
    setLeft(null);
    if (next) go(next);
  }, [isLeaving, isNextLoading]);
  const mayGo = !isBusy && !isLeaving;
  return {
    canGoOn: mayGo && (next !== null || isNextLoading),
    canGoBack: mayGo && previous !== null,
    isLeaving,
    goOn: () => (next ? go(next) : setLeft(key)),
    goBack: () => go(previous),
  };
}
