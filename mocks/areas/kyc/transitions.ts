// The upstream's rules for deciding a registration.
import type { Registration } from './model';

export type Action = 'approve' | 'disapprove' | 'reapprove';
type Situation = 'waiting' | 'openForReapproval' | 'closed';

export const transitions = [
  { from: 'waiting', action: 'approve', to: { status: 'A' } },
  { from: 'waiting', action: 'disapprove', to: { status: 'D' } },
  { from: 'openForReapproval', action: 'reapprove', to: { status: 'A', is_reapprove: true, is_for_reapprove: false } },
] as const satisfies { from: Situation; action: Action; to: Partial<Registration> }[];

type Progress = Pick<Registration, 'status' | 'approved_date' | 'is_for_reapprove'>;

/** Unless it is W, the date decides rather than the status: a code such as U is on pending and decided registrations. */
function situationOf({ status, approved_date, is_for_reapprove }: Progress): Situation {
  if (status === 'W' || approved_date === null) return 'waiting';
  return status === 'D' && is_for_reapprove ? 'openForReapproval' : 'closed';
}

/** The changes to the registration; undefined when the action is not allowed. */
export function outcomeOf(registration: Progress, action: Action) {
  const situation = situationOf(registration);
  return transitions.find((transition) => transition.from === situation && transition.action === action)?.to;
}
