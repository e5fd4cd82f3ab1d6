import type { Change } from './changes';
import './changes.css';

const EMPTY = <em>empty</em>;

/** Shows each change as 'Ceiling 20,000.00 → 25,000.00'. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="changes" aria-label="Changes">
      {changes.map(({ name, label, before, after }) => (
        <li key={name}>
          <span className="changes-label">{label}</span>{' '}
          {before !== undefined && (
            <>
              <span dir="auto">{before || EMPTY}</span> →{' '}
            </>
          )}
          <strong dir="auto">{after || EMPTY}</strong>
        </li>
      ))}
    </ul>
  );
}
