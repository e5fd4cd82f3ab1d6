// The upstream's rules for deciding an application.
import type { Application } from './model';

export const transitions = [
  { from: 'waiting', status: 'A', to: { RegStatus: 'A' } },
  { from: 'waiting', status: 'D', to: { RegStatus: 'D' } },
] as const satisfies { from: 'waiting'; status: 'A' | 'D'; to: Partial<Application> }[];

type Progress = Pick<Application, 'RegStatus' | 'Approveddate'>;

/** Unless it is W, the date decides: an unknown status may be on pending and on decided applications. */
const situationOf = ({ RegStatus, Approveddate }: Progress) =>
  RegStatus === 'W' || Approveddate === null ? 'waiting' : 'closed';

/** The changes to the application; undefined when the decision is not allowed. */
export function outcomeOf(application: Progress, status: 'A' | 'D') {
  const situation = situationOf(application);
  return transitions.find((transition) => transition.from === situation && transition.status === status)?.to;
}
