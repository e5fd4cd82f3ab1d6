// The number of new rows of each screen, shown above its list, in its menu entry and in the page's title.
import { proxy, useSnapshot } from 'valtio';
import { groupDigits } from '@/ui/texts/counts';

interface Arrivals {
  count: number;
  text: string;
}

const NONE: Arrivals = { count: 0, text: '' };
const arrivals = proxy<Record<string, Arrivals>>({});
const shows = new Map<string, () => void>();

export const useArrivalsAt = (path: string | undefined): Arrivals => useSnapshot(arrivals)[path ?? ''] ?? NONE;

/** Called by the open screen; the returned function withdraws its count. */
export function setArrivals(path: string, count: number, text: string, show: () => void): () => void {
  arrivals[path] = { count, text };
  shows.set(path, show);
  return () => {
    delete arrivals[path];
    shows.delete(path);
  };
}

export const showArrivals = (path: string) => shows.get(path)?.();

/** The number of new rows, beside a screen's name in a menu. */
export function ArrivalsCount({ path }: { path: string }) {
  const { count } = useArrivalsAt(path);
  if (count === 0) return null;
  return (
    <span className="arrivals-count">
      {groupDigits(count)}
      <span className="arrivals-word"> new</span>
    </span>
  );
}
