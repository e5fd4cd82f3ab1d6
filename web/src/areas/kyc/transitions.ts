// What may be done with a registration, by whom and in which tab: one table, asked by the buttons and the keys.
import type { User } from '@/app/session/store';
import { isPending, type Registration, statusLabel } from './registration';

export const TAB_TITLES = {
  pending: 'Pending Requests',
  history: 'Approval History',
  reapproved: 'Reapproved History',
};
export type Tab = keyof typeof TAB_TITLES;
export type Action = 'approve' | 'disapprove' | 'reapprove';

interface Transition {
  label: string;
  /** Where the button stands. */
  tabs: Tab[];
  /** Undefined when it may be done, else why not. */
  objection: (registration: Registration) => string | undefined;
}

function decided(registration: Registration): string | undefined {
  if (isPending(registration)) return undefined;
  const label = statusLabel(registration);
  return `The application is ${label === 'Waiting' ? 'decided' : label} already.`;
}

export const transitions: Record<Action, Transition> = {
  disapprove: { label: 'Disapprove', tabs: ['pending'], objection: decided },
  approve: { label: 'Approve', tabs: ['pending'], objection: decided },
  reapprove: {
    label: 'Reapprove',
    tabs: ['history', 'reapproved'],
    objection: ({ status, is_for_reapprove }) => {
      if (status !== 'D') return 'Only a disapproved application can be reapproved.';
      return is_for_reapprove ? undefined : 'The application is not open for reapproval.';
    },
  },
};

/** INT APD sees the first brand's registrations, everybody else the second's. */
export const seesSecondBrand = ({ department }: User) => department !== 'INT APD';

export const isVisibleTo = (user: User) => {
  const second = seesSecondBrand(user);
  return ({ avegatag }: Registration) => avegatag === second;
};

/** What somebody may not see is to them as if it were not there. */
export const onlyVisibleTo = (user: User) => (registration: Registration | null) =>
  registration && isVisibleTo(user)(registration) ? registration : null;

export function objectionTo(action: Action, registration: Registration, user: User): string | undefined {
  if (!isVisibleTo(user)(registration)) return 'The application belongs to the other brand.';
  return transitions[action].objection(registration);
}

/** What is offered for a registration in a tab: reapproval only where it can be done, a decision always. */
export function actionsIn(tab: Tab, registration: Registration): Action[] {
  return (Object.keys(transitions) as Action[]).filter(
    (action) =>
      transitions[action].tabs.includes(tab) &&
      (action !== 'reapprove' || transitions[action].objection(registration) === undefined),
  );
}
