import { useSnapshot } from 'valtio';
import { unreadRows, unreadRowsOf } from '@/api/unreadRows';
import { countText } from '@/ui/texts/countText';
import { useCurrentPath } from './useCurrentPath';
import './unreadRows.css';

const ROWS = { one: 'row', many: 'rows' };

/** Above the lists of a screen: rows that the server sent without what identifies them, and what is known of them. */
export function UnreadRows() {
  const all = useSnapshot(unreadRows);
  // Rendered again when the screen changes.
  useCurrentPath();
  const rows = unreadRowsOf(location.pathname, all);
  if (rows.length === 0) return null;
  return (
    <details className="unread-rows" role="status">
      <summary>{countText(rows.length, ROWS)} could not be read and cannot be listed.</summary>
      <ul>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing identifies these rows.
          <li key={at}>{knownOf(row) || 'Nothing is known of this row.'}</li>
        ))}
      </ul>
    </details>
  );
}

const knownOf = (row: object): string =>
  Object.entries(row)
    .filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value) && value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
