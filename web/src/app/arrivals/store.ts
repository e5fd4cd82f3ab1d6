// The number of new rows of each screen, shown above its list, in its menu entry and in the page's title.
import { proxy, useSnapshot } from 'valtio';

const counts = proxy<Record<string, number>>({});
const shows = new Map<string, () => void>();

export const useArrivalsAt = (path: string | undefined): number => useSnapshot(counts)[path ?? ''] ?? 0;

/** Called by the open screen; the returned function withdraws its count. */
export function setArrivals(path: string, count: number, show: () => void): () => void {
  counts[path] = count;
  shows.set(path, show);
  return () => {
    delete counts[path];
    shows.delete(path);
  };
}

export const showArrivals = (path: string) => shows.get(path)?.();
