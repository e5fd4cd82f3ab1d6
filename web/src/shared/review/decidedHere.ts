// The cases decided in this browser: a list that was loaded earlier may still show them as waiting.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { onAnotherPerson, type User } from '@/app/session/store';
import { today } from '@/ui/texts/days';
import { type Kind, keyOf } from './kind';

const decided = new Set<string>();

onAnotherPerson(() => decided.clear());

export const isDecidedHere = <Row extends object>(kind: Kind<Row>, row: Row) => decided.has(keyOf(kind, row));

/** Whether a case was decided by this user on this day. */
export const isDecidedBy = <Row extends object>({ decisionOf }: Kind<Row>, email: string, day: string) => {
  const person = email.toLowerCase();
  return (row: Row) => {
    const { by, at } = decisionOf(row);
    return by?.toLowerCase() === person && (at ?? '').slice(0, 10) === day;
  };
};

const keyOfDecided = <Row extends object>({ name }: Kind<Row>, email: string, day: string) => [
  name,
  'decided by',
  email,
  day,
];

/** The numbers of the cases that the user decided on a day and may see. */
function numbersOf<Row extends object>(kind: Kind<Row>, user: User, day: string, rows: Row[]): number[] {
  const own = rows.filter(kind.isVisibleTo(user)).filter(isDecidedBy(kind, user.emailaddress, day));
  return [...new Set(own.map(kind.numberOf))];
}

/** Null where they are unknown until the history is opened. */
export const decidedByQuery = <Row extends object>(kind: Kind<Row>, user: User, day = today()) =>
  queryOptions({
    queryKey: keyOfDecided(kind, user.emailaddress, day),
    queryFn: async () => {
      const rows = await kind.decidedOn(day);
      return rows && numbersOf(kind, user, day, rows);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Sets the numbers from a loaded history. */
export function keepDecidedBy<Row extends object>(kind: Kind<Row>, user: User, history: Row[], queries: QueryClient) {
  const day = today();
  queries.setQueryData(decidedByQuery(kind, user, day).queryKey, numbersOf(kind, user, day, history));
}

/** `waited`: the case was waiting for a decision before. */
export function noteDecided<Row extends object>(
  kind: Kind<Row>,
  row: Row,
  { user, waited }: { user: User; waited: boolean },
  queries: QueryClient,
): void {
  if (waited) decided.add(keyOf(kind, row));
  queries.setQueryData(decidedByQuery(kind, user).queryKey, (numbers) =>
    numbers && !numbers.includes(kind.numberOf(row)) ? [...numbers, kind.numberOf(row)] : numbers,
  );
}
