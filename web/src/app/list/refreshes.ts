// The lists that are fetched again because something was saved: until they are here, they show how it was before.
import { proxy, useSnapshot } from 'valtio';

const refreshes = proxy({ underWay: 0 });
const promises = new Set<Promise<unknown>>();

export function noteRefresh(refresh: Promise<unknown>): void {
  refreshes.underWay += 1;
  promises.add(refresh);
  void refresh.finally(() => {
    promises.delete(refresh);
    // The screens are told of new rows by a timer of their own, which comes first.
    setTimeout(() => {
      refreshes.underWay -= 1;
    });
  });
}

export const useIsRefreshing = () => useSnapshot(refreshes).underWay > 0;

/** Until they show what was saved, or could not be fetched. */
export const whenRefreshed = () => Promise.allSettled(promises);
