// The cases decided in this browser: a list that was loaded earlier may still show them as waiting.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { onAnotherPerson, type User } from '@/app/session/store';
import { today } from '@/ui/texts/days';
import { type CaseType, keyOf } from './caseType';

const decided = new Set<string>();

onAnotherPerson(() => decided.clear());

export const isDecidedHere = <Row extends object>(caseType: CaseType<Row>, row: Row) =>
  decided.has(keyOf(caseType, row));

/** Whether a case was decided by this user on this day. */
export const isDecidedBy = <Row extends object>({ decisionOf }: CaseType<Row>, email: string, day: string) => {
  const person = email.toLowerCase();
  return (row: Row) => {
    const { by, at } = decisionOf(row);
    return by?.toLowerCase() === person && (at ?? '').slice(0, 10) === day;
  };
};

const decidedByKey = <Row extends object>({ name }: CaseType<Row>, { emailaddress }: User, day: string) => [
  name,
  'decided by',
  emailaddress,
  day,
];

/** The numbers of the cases that the user decided on a day and may see. */
function numbersOf<Row extends object>(caseType: CaseType<Row>, user: User, day: string, rows: Row[]): number[] {
  const own = rows.filter(caseType.isVisibleTo(user)).filter(isDecidedBy(caseType, user.emailaddress, day));
  return [...new Set(own.map(caseType.numberOf))];
}

/** Null where they are unknown until the history is opened. */
export const decidedByQuery = <Row extends object>(
  caseType: CaseType<Row>,
  user: User,
  decidedOn: (day: string) => Promise<Row[] | null>,
) => {
  const day = today();
  return queryOptions({
    queryKey: decidedByKey(caseType, user, day),
    queryFn: async () => {
      const rows = await decidedOn(day);
      return rows && numbersOf(caseType, user, day, rows);
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
};

/** Sets the numbers from a loaded history. */
export function keepDecidedBy<Row extends object>(
  caseType: CaseType<Row>,
  user: User,
  history: Row[],
  queries: QueryClient,
) {
  const day = today();
  queries.setQueryData<number[]>(decidedByKey(caseType, user, day), numbersOf(caseType, user, day, history));
}

/** `waited`: the case was waiting for a decision before. */
export function noteDecided<Row extends object>(
  caseType: CaseType<Row>,
  row: Row,
  { user, waited }: { user: User; waited: boolean },
  queries: QueryClient,
): void {
  if (waited) decided.add(keyOf(caseType, row));
  queries.setQueryData<number[] | null>(decidedByKey(caseType, user, today()), (numbers) =>
    numbers && !numbers.includes(caseType.numberOf(row)) ? [...numbers, caseType.numberOf(row)] : numbers,
  );
}
