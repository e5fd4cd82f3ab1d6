import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '@/ui/messages/toasts';

/** After this long without a reaction, a click seems lost. */
const UNNOTICED_MS = 400;

/**
 * The list entry that the address says is open. It stays open when it leaves the list, because the user may be editing
 * it. If it was never in the list, the user is told and it is closed. An entry that was just saved is reopened only
 * after the list was refetched, so that its old state is not shown and edited.
 */
export function useOpenItem<Item extends object>(
  items: readonly Item[] | undefined,
  idOf: (item: Item) => string,
  open: string,
  onGone: () => void,
  missingMessage?: string,
): Item | undefined {
  const [last, setLast] = useState<Item>();
  /** The entries closed since the current refetch began. */
  const [closed, setClosed] = useState<string[]>([]);
  // A save invalidates its lists: until they arrive, they show outdated rows.
  const isRefreshing = useIsFetching({ predicate: ({ state }) => state.isInvalidated }) > 0;
  const isOutdated = isRefreshing && !last && closed.includes(open);
  const found = items?.find((item) => idOf(item) === open);
  const opened = isOutdated ? undefined : (found ?? (last && idOf(last) === open ? last : undefined));
  if (opened !== last) {
    setLast(opened);
    if (last) setClosed([...(isRefreshing ? closed : []), idOf(last)]);
  }
  useCloseWhenMissing(
    items !== undefined && open !== '' && open !== 'new' && !opened && !isOutdated,
    onGone,
    missingMessage,
  );
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

/** Tells the user that the entry in the address was deleted or is not here for another reason, and closes it. */
export function useCloseWhenMissing(isMissing: boolean, onClose: () => void, message = 'It no longer exists.'): void {
  useEffect(() => {
    if (!isMissing) return;
    toast.warning(message);
    onClose();
  });
}
