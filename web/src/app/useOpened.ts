import { useState } from 'react';
import { useGone } from './useGone';

/**
 * The entry of a list that the address says is open. It stays open when it leaves the list meanwhile: somebody may be writing
 * in its dialog. Of one that is not there from the beginning that is said, and it is closed.
 */
export function useOpened<Item extends object>(
  items: readonly Item[] | undefined,
  idOf: (item: Item) => string,
  open: string,
  onGone: () => void,
  gone?: string,
): Item | undefined {
  const [last, setLast] = useState<Item>();
  const found = items?.find((item) => idOf(item) === open);
  const opened = found ?? (last && idOf(last) === open ? last : undefined);
  if (opened !== last) setLast(opened);
  useGone(items !== undefined && open !== '' && open !== 'new' && !opened, onGone, gone);
  return opened;
}
