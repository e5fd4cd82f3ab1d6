import { groupDigits } from '@/ui/texts/counts';
import { useArrivalsAt } from './store';

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
