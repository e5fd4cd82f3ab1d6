// Which item of a list is shown in the phone preview. Not in the address, because nothing is opened for work.
import { useCallback, useState } from 'react';

export function usePreviewedItem<Item>(items: readonly Item[] | undefined, idOf: (item: Item) => string) {
  const [id, setId] = useState('');
  return {
    /** The current item, so that changes are shown. */
    previewed: id === '' ? undefined : items?.find((item) => idOf(item) === id),
    preview: setId,
    endPreview: useCallback(() => setId(''), []),
  };
}
