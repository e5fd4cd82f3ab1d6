// How many have come in at a screen since somebody looked: told above its list, in its entry of the menu and in the page's title.
import { proxy, useSnapshot } from 'valtio';

const counts = proxy<Record<string, number>>({});
const shows = new Map<string, () => void>();

export const useArrivalsAt = (path: string | undefined): number => useSnapshot(counts)[path ?? ''] ?? 0;

/** By the screen that somebody looks at, until the function that it gives is called. */
export function tellArrivals(path: string, count: number, show: () => void): () => void {
  counts[path] = count;
  shows.set(path, show);
  return () => {
    delete counts[path];
    shows.delete(path);
  };
}

export const showArrivals = (path: string) => shows.get(path)?.();
