import { dayOf } from '../manila';

/**
 * The worlds of one day share what is made of a plan, because none of them changes it. A world whose clock stands earlier than
 * it was made gets one of its own: it must not hold what has not happened yet.
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
