// A queue as its filters and the order of its table have it: which cases, and which one comes after which.
import { useDeferredValue, useMemo } from 'react';
import { fitsChosen, isAnyChosen } from '@/app/triage/choices';
import { useOrderOf } from '@/ui/table/ordering/useOrdered';
import type { DeskColumn } from './columns';
import type { Desk } from './desk';
import { fitsPending, fitsText, hasPendingFilter } from './filters';
import type { Kind } from './kind';

export type Triage<Row extends object> = ReturnType<typeof useTriage<Row>>;

export function useTriage<Row extends object>(
  kind: Kind<Row>,
  desk: Pick<Desk, 'tab' | 'pendingFilter' | 'chosen' | 'text' | 'view'>,
  columns: DeskColumn<Row>[],
) {
  const { pendingFilter, chosen } = desk;
  // What is typed and sorted in a history is not the queue's, whose filters are kept meanwhile.
  const isInSight = desk.tab === 'pending';
  const text = isInSight ? desk.text : '';
  const order = useOrderOf(columns, isInSight ? desk.view.sort : '');
  // Of another tab's text nothing is shown in between.
  const deferred = useDeferredValue(useMemo(() => ({ isInSight, text }), [isInSight, text]));
  const deferredText = deferred.isInSight === isInSight ? deferred.text : text;
  const { date, counterFrom, counterTo } = pendingFilter;
  // The address is read anew at each change of it, also where it says the same.
  const choices = JSON.stringify(chosen);
  const keeps = useMemo(() => {
    const isPosted = fitsPending(kind, { date, counterFrom, counterTo });
    const isChosen = fitsChosen(kind.triage, JSON.parse(choices));
    const hasText = fitsText(kind, deferredText);
    return (row: Row) => isPosted(row) && isChosen(row) && hasText(row);
  }, [kind, date, counterFrom, counterTo, choices, deferredText]);
  return {
    isFiltered: hasPendingFilter(pendingFilter) || isAnyChosen(chosen) || text.trim() !== '',
    isSorted: order !== undefined,
    /** For `useOrdered`, of all that wait. */
    wanted: { keeps, order },
  };
}
