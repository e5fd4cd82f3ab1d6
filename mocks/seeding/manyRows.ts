import { onePerDay } from './onePerDay';

/** The number of records of the fast-growing lists in the scenario `large`. */
export const MANY = 100_000;
/** The same for lists with long texts: the servers send whole lists, and the gateway refuses answers above 32 MB. */
export const MANY_LONG = MANY / 2;

/** No seeded event is older. */
const DAYS_OF_HISTORY = 3650;

/** The number of days between two records: the usual number, or fewer so that all of them lie within ten years. */
export const daysApart = (usual: number, count: number) => Math.min(usual, DAYS_OF_HISTORY / count);

/**
 * Very many records, made once a day. Each world gets shallow copies of the records, which share their texts, so that
 * another world costs little time and memory.
 */
export function manyRows<Row extends object>(make: (now: number) => readonly Row[]) {
  const ofDay = onePerDay((_plan: 'all', now) => ({ now, rows: make(now) }));
  return (now: number): Row[] => ofDay('all', now).rows.map((row) => ({ ...row }));
}
