// What may be done with an application, as the upstream sees it.
import type { Application } from './model';

export const transitions = [
  { from: 'waiting', status: 'A', to: { RegStatus: 'A' } },
  { from: 'waiting', status: 'D', to: { RegStatus: 'D' } },
] as const satisfies { from: 'waiting'; status: 'A' | 'D'; to: Partial<Application> }[];

/** The date decides, not the status: a code that is not known stands on waiting and on decided applications. */
const situationOf = ({ Approveddate }: Pick<Application, 'Approveddate'>) =>
  Approveddate === null ? 'waiting' : 'closed';

/** What changes in the application; undefined when the decision is not allowed. */
export function outcomeOf(application: Pick<Application, 'Approveddate'>, status: 'A' | 'D') {
  const situation = situationOf(application);
  return transitions.find((transition) => transition.from === situation && transition.status === status)?.to;
}
