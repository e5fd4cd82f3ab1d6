// When things of a seed happened: never later than now, and most of them in office hours.
import { DAY_MS, startOfDay } from '../manila';
import type { Random } from './random';

/** Turns days since midnight into a time. */
export type TimeOf = (days: number) => number;

/**
 * Of days since midnight, -1 is yesterday's midnight, and 0 to 1 is the part of today from opening until now,
 * because nothing may have happened later than now.
 */
export function timesOf(now: number): TimeOf {
  const midnight = startOfDay(now);
  const opening = midnight + (now - midnight > DAY_MS * 0.375 ? DAY_MS / 3 : 0);
  return (days) => (days < 0 ? midnight + days * DAY_MS : opening + days * (now - opening));
}

/** A part of a day. */
export const officeHour = (random: Random) => 0.34 + random() * 0.4;

/** A third is decided within hours of being posted; of those decided today, on the morning after. */
export function postedBefore(decided: number, random: Random): number {
  const waited = random();
  if (random() > 0.35) return decided - 1.05 - waited * 8;
  return Math.min(decided, 0) - 0.03 - waited * 0.3;
}
