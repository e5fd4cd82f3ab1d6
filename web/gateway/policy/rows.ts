// How many rows somebody was given: nobody can have exported more than that.
import type { CheckedAnswer } from '../answers/answers';
import type { Store } from '../store';
import type { Session } from './session/session';
import { digest } from './session/ticket';

const KEPT_MS = 12 * 3_600_000;
/** Of very many rows the gateway reads the beginning only. */
const VERY_MANY = 10_000_000;

/** By person, not by session: what somebody was given before they signed in again is still in their browser. */
const keyOf = ({ identity }: Session) => `rows ${digest(identity.email)}`;

/** Nobody waits for it: where it cannot be noted, an export of it cannot be told either. */
export function noteRows(store: Store, session: Session, { said, whole }: CheckedAnswer): void {
  const rows = whole ? VERY_MANY : rowsIn(said);
  if (rows > 0) store.increase(keyOf(session), rows, KEPT_MS).catch(() => undefined);
}

export const rowsGiven = async (store: Store, session: Session) => (await store.countOf(keyOf(session))).count;

/** Of a list its entries; what is no list is one. */
function rowsIn(said: unknown): number {
  if (typeof said !== 'object' || said === null) return 0;
  const lists = [said, ...Object.values(said)].filter(Array.isArray);
  return lists.length === 0 ? 1 : lists.reduce((sum, list) => sum + list.length, 0);
}
