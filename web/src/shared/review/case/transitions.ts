// Which decisions are possible on a case, for whom and in which tab; buttons and keys share these rules.
import type { User } from '@/app/session/store';
import type { Kind, Tab, Transition } from '../kind';

export function objectionTo<Row extends object>(
  kind: Kind<Row>,
  { objection }: Transition<Row>,
  row: Row,
  user: User,
): string | undefined {
  if (!kind.isVisibleTo(user)(row)) return 'The application belongs to the other brand.';
  return objection(row);
}

/** The buttons for a case in a tab. */
export function actionsIn<Row extends object>(kind: Kind<Row>, tab: Tab, row: Row): Transition<Row>[] {
  return kind.transitions.filter(
    ({ tabs, onlyWherePossible, objection }) =>
      tabs.includes(tab) && (!onlyWherePossible || objection(row) === undefined),
  );
}
