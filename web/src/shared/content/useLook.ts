// Which one of a list is looked at on the telephone: nothing is opened by it, so it does not stand in the address.
import { useCallback, useState } from 'react';

export function useLook<Item>(items: readonly Item[] | undefined, idOf: (item: Item) => string) {
  const [id, setId] = useState('');
  return {
    /** As it stands now. */
    looked: id === '' ? undefined : items?.find((item) => idOf(item) === id),
    look: setId,
    endLook: useCallback(() => setId(''), []),
  };
}
