// What may be done with a registration, by whom and in which tab; the buttons and the keys share these rules.
import type { User } from '@/app/session/store';
import { seesSecondBrand } from './lists';
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
  /** The tabs that have the button. */
  tabs: Tab[];
  /** Why it may not be done; undefined when it may. */
  objection: (registration: Registration) => string | undefined;
}

function objectionIfDecided(registration: Registration): string | undefined {
  if (isPending(registration)) return undefined;
  const label = statusLabel(registration);
  return `The application is ${label === 'Waiting' ? 'decided' : label} already.`;
}

export const transitions: Record<Action, Transition> = {
  disapprove: { label: 'Disapprove', tabs: ['pending'], objection: objectionIfDecided },
  approve: { label: 'Approve', tabs: ['pending'], objection: objectionIfDecided },
  reapprove: {
    label: 'Reapprove',
    tabs: ['history', 'reapproved'],
    objection: ({ status, is_for_reapprove }) => {
      if (status !== 'D') return 'Only a disapproved application can be reapproved.';
      return is_for_reapprove ? undefined : 'The application is not open for reapproval.';
    },
  },
};

export const isVisibleTo = (user: User) => {
  const second = seesSecondBrand(user);
  return ({ avegatag }: Registration) => avegatag === second;
};

/** A registration that the user may not see counts as not found. */
export const onlyVisibleTo = (user: User) => (registration: Registration | null) =>
  registration && isVisibleTo(user)(registration) ? registration : null;

export function objectionTo(action: Action, registration: Registration, user: User): string | undefined {
  if (!isVisibleTo(user)(registration)) return 'The application belongs to the other brand.';
  return transitions[action].objection(registration);
}

/** The buttons for a registration in a tab. Reapprove shows only when possible; the others are disabled instead. */
export function actionsIn(tab: Tab, registration: Registration): Action[] {
  return (Object.keys(transitions) as Action[]).filter(
    (action) =>
      transitions[action].tabs.includes(tab) &&
      (action !== 'reapprove' || transitions[action].objection(registration) === undefined),
  );
}
