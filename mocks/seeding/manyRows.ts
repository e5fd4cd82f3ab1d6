import { onePerDay } from './onePerDay';

/** As many records as the lists hold that grow day by day, in `large`. */
export const MANY = 100_000;
/** Of those with long texts: the servers answer with whole lists, and the gateway takes no answer above 32 MB. */
export const MANY_LONG = MANY / 2;

/** Nothing that is seeded happened longer ago. */
const DAYS_OF_HISTORY = 3650;

/** How many days lie between two of so many: no more than usual, and all of them within ten years. */
export const daysApart = (usual: number, count: number) => Math.min(usual, DAYS_OF_HISTORY / count);

/**
 * Very many records, made once a day: a world gets copies of its own, which share their texts with all others. So a second
 * world costs little time and memory.
 */
export function manyRows<Row extends object>(make: (now: number) => readonly Row[]) {
  const ofDay = onePerDay((_plan: 'all', now) => ({ now, rows: make(now) }));
  return (now: number): Row[] => ofDay('all', now).rows.map((row) => ({ ...row }));
}
