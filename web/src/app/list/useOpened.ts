import { useEffect, useState } from 'react';
import { toast } from '@/ui/messages/toasts';
import { useIsRefreshing } from './refreshes';
import { useGone } from './useGone';

/** A click that shows nothing for longer than this seems lost. */
const UNNOTICED_MS = 400;

/**
 * The entry of a list that the address says is open. It stays open when it leaves the list meanwhile: somebody may be writing
 * in its dialog. Of one that is not there from the beginning that is said, and it is closed. Who opens again what they have
 * just saved waits for the list: it would be shown, and changed, as it was before.
 */
export function useOpened<Item extends object>(
  items: readonly Item[] | undefined,
  idOf: (item: Item) => string,
  open: string,
  onGone: () => void,
  gone?: string,
): Item | undefined {
  const [last, setLast] = useState<Item>();
  /** Since before the list was asked for again. */
  const [closed, setClosed] = useState<string[]>([]);
  const isRefreshing = useIsRefreshing();
  const isOutdated = isRefreshing && !last && closed.includes(open);
  const found = items?.find((item) => idOf(item) === open);
  const opened = isOutdated ? undefined : (found ?? (last && idOf(last) === open ? last : undefined));
  if (opened !== last) {
    setLast(opened);
    if (last) setClosed([...(isRefreshing ? closed : []), idOf(last)]);
  }
  useGone(items !== undefined && open !== '' && open !== 'new' && !opened && !isOutdated, onGone, gone);
  useEffect(() => {
    if (!isOutdated) return undefined;
    let settle: (() => void) | undefined;
    const timer = setTimeout(() => {
      settle = toast.underWay('Loading what was saved …');
    }, UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      settle?.();
    };
  }, [isOutdated]);
  return opened;
}
