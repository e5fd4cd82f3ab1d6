// When the events of a seed happened: never later than now, and most of them in office hours.
import { DAY_MS, startOfDay } from '../manilaTime';
import type { Random } from './random';

/** Converts days relative to today's midnight to a time. */
export type TimeOf = (days: number) => number;

/**
 * Negative days count from today's midnight: -1 is yesterday's midnight. 0 to 1 is the part of today from the opening
 * of the office until now, so that nothing happens later than now.
 */
export function timesOf(now: number): TimeOf {
  const midnight = startOfDay(now);
  const opening = midnight + (now - midnight > DAY_MS * 0.375 ? DAY_MS / 3 : 0);
  return (days) => (days < 0 ? midnight + days * DAY_MS : opening + days * (now - opening));
}

/** As a fraction of a day. */
export const officeHour = (random: Random) => 0.34 + random() * 0.4;

/**
 * When a case decided at `decided` was posted, in days: a third of the cases hours before, or the evening before when
 * they were decided today; all others days before.
 */
export function postedBefore(decided: number, random: Random): number {
  const waited = random();
  if (random() > 0.35) return decided - 1.05 - waited * 8;
  return Math.min(decided, 0) - 0.03 - waited * 0.3;
}
