// The lists that are fetched again because something was saved: until they are here, they show how it was before.
import { proxy, useSnapshot } from 'valtio';

const refreshes = proxy({ underWay: 0 });

export function noteRefresh(refresh: Promise<unknown>): void {
  refreshes.underWay += 1;
  void refresh.finally(() =>
    // The screens are told of new rows by a timer of their own, which comes first.
    setTimeout(() => {
      refreshes.underWay -= 1;
    }),
  );
}

export const useIsRefreshing = () => useSnapshot(refreshes).underWay > 0;
