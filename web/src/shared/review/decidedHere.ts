// What was decided here: a list that was asked before may say that it waits still.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { onAnotherPerson } from '@/app/session/store';
import { today } from '@/ui/days';
import { type Kind, keyOf } from './kind';

const decided = new Set<string>();

onAnotherPerson(() => decided.clear());

export const isDecidedHere = <Row extends object>(kind: Kind<Row>, row: Row) => decided.has(keyOf(kind, row));

export const countDecidedHere = <Row extends object>({ name }: Kind<Row>) =>
  [...decided].filter((key) => key.startsWith(`${name}/`)).length;

/** Whether it was decided by this person, on this day. */
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

/** The numbers of what somebody has decided on a day. Where the server cannot be asked for a day, they are known once the history is. */
export const decidedByQuery = <Row extends object>(kind: Kind<Row>, email: string, day = today()) =>
  queryOptions({
    queryKey: keyOfDecided(kind, email, day),
    queryFn: async () => ((await kind.decidedOn?.(day)) ?? []).filter(isDecidedBy(kind, email, day)).map(kind.numberOf),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** As the history says it. */
export function keepDecidedBy<Row extends object>(
  kind: Kind<Row>,
  email: string,
  history: Row[],
  queries: QueryClient,
) {
  const day = today();
  const numbers = history.filter(isDecidedBy(kind, email, day)).map(kind.numberOf);
  queries.setQueryData(decidedByQuery(kind, email, day).queryKey, numbers);
}

export function noteDecided<Row extends object>(kind: Kind<Row>, row: Row, email: string, queries: QueryClient): void {
  decided.add(keyOf(kind, row));
  queries.setQueryData(decidedByQuery(kind, email).queryKey, (numbers) =>
    numbers && !numbers.includes(kind.numberOf(row)) ? [...numbers, kind.numberOf(row)] : numbers,
  );
}
