// Runs whose dialog was closed while a call was under way. Until that call has ended, it is not known how its row
// stands: the lists still show it as it was, and it could be sent a second time. Kept here and not by the dialog,
// because that may be closed and opened again meanwhile.
import type { QueryKey } from '@tanstack/react-query';
import { proxy, useSnapshot } from 'valtio';
import { onSessionEnd } from '../session/store';

interface Left {
  /** How many runs have a call under way. */
  underWay: number;
  /** What was read before this time may lack what the last run has done. */
  endedAt: number;
}

/** By the list that the runs change. */
const lists = proxy<Record<string, Left>>({});
const listOf = new WeakMap<object, Left>();

// The end of their calls is not reported any more.
onSessionEnd(() => {
  for (const key of Object.keys(lists)) delete lists[key];
});

const keyOf = (list: QueryKey) => JSON.stringify(list);

export function noteLeft(run: object, list: QueryKey): void {
  if (listOf.has(run)) return;
  const key = keyOf(list);
  lists[key] ??= { underWay: 0, endedAt: 0 };
  const left = lists[key] as Left;
  left.underWay += 1;
  listOf.set(run, left);
}

/** Called when a run has ended; whether it had been left before. */
export function noteEndOf(run: object): boolean {
  const left = listOf.get(run);
  if (!left) return false;
  listOf.delete(run);
  left.underWay -= 1;
  left.endedAt = Date.now();
  return true;
}

export function useLeftRuns(list: QueryKey): { isUnderWay: boolean; endedAt: number } {
  const left = useSnapshot(lists)[keyOf(list)];
  return { isUnderWay: left !== undefined && left.underWay > 0, endedAt: left?.endedAt ?? 0 };
}
