import { dayOf } from '../manilaTime';

/**
 * Worlds of the same day share what is made of a plan, because none of them changes it. A world whose clock is earlier
 * than the shared one gets its own, because it must not contain future events.
 */
export function onePerDay<Plan, Made extends { now: number }>(make: (plan: Plan, now: number) => Made) {
  const made = new Map<Plan, Made>();
  return (plan: Plan, now: number): Made => {
    const known = made.get(plan);
    if (known && known.now <= now && dayOf(known.now) === dayOf(now)) return known;
    const fresh = make(plan, now);
    made.set(plan, fresh);
    return fresh;
  };
}
