// Counts the rows that a person has received, because an export cannot have more rows than that.
import type { CheckedAnswer } from '../answers/answers';
import type { Store } from '../store';
import type { Session } from './session/session';
import { digest } from './session/ticket';

const KEPT_MS = 12 * 3_600_000;
/** Counted for a streamed list, of which the gateway reads only the beginning. */
const VERY_MANY = 10_000_000;

/** By person, not by session: rows received before signing in again are still in the browser. */
const keyOf = ({ identity }: Session) => `rows ${digest(identity.email)}`;

/** Not awaited, and failures are ignored: the only consequence is that an export of these rows is refused later. */
export function noteRows(store: Store, session: Session, { content, fullBody }: CheckedAnswer): void {
  const rows = fullBody ? VERY_MANY : rowsIn(content);
  if (rows > 0) store.increase(keyOf(session), rows, KEPT_MS).catch(() => undefined);
}

export const rowsGiven = async (store: Store, session: Session) => (await store.countOf(keyOf(session))).count;

/** The entries of all lists in the answer; an answer without a list counts as one row. */
function rowsIn(content: unknown): number {
  if (typeof content !== 'object' || content === null) return 0;
  const lists = [content, ...Object.values(content)].filter(Array.isArray);
  return lists.length === 0 ? 1 : lists.reduce((sum, list) => sum + list.length, 0);
}
