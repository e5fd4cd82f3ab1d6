// Tracks the lists that are refetched after a save: until they arrive, they show outdated rows.
import { proxy, useSnapshot } from 'valtio';

const refreshes = proxy({ underWay: 0 });
const promises = new Set<Promise<unknown>>();

export function noteRefresh(refresh: Promise<unknown>): void {
  refreshes.underWay += 1;
  promises.add(refresh);
  void refresh.finally(() => {
    promises.delete(refresh);
    // React Query notifies the screens with a timer of its own, which fires first.
    setTimeout(() => {
      refreshes.underWay -= 1;
    });
  });
}

export const useIsRefreshing = () => useSnapshot(refreshes).underWay > 0;

/** Resolves when the lists have been refetched, or refetching has failed. */
export const whenRefreshed = () => Promise.allSettled(promises);
