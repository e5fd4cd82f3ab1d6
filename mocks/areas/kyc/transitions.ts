// What may be done with a registration, as the upstream sees it.
import type { Registration } from './registration';

export type Action = 'approve' | 'disapprove' | 'reapprove';
export type Situation = 'waiting' | 'openForReapproval' | 'closed';

export const transitions = [
  { from: 'waiting', action: 'approve', to: { status: 'A' } },
  { from: 'waiting', action: 'disapprove', to: { status: 'D' } },
  { from: 'openForReapproval', action: 'reapprove', to: { status: 'A', is_reapprove: true, is_for_reapprove: false } },
] as const satisfies { from: Situation; action: Action; to: Partial<Registration> }[];

type Standing = Pick<Registration, 'status' | 'approved_date' | 'is_for_reapprove'>;

/** A status alone does not tell: a code such as U is found among those that wait and among those that were decided. */
export function situationOf({ status, approved_date, is_for_reapprove }: Standing): Situation {
  if (approved_date === null) return 'waiting';
  return status === 'D' && is_for_reapprove ? 'openForReapproval' : 'closed';
}

/** What becomes of the registration; nothing when the action is not allowed. */
export function outcomeOf(registration: Standing, action: Action) {
  const situation = situationOf(registration);
  return transitions.find((transition) => transition.from === situation && transition.action === action)?.to;
}
