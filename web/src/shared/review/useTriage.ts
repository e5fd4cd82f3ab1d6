// The filter and order of a queue, from the address.
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type ChoiceFilter, fitsChosen, isAnyChosen } from '@/app/triage/choices';
import { orderOf } from '@/ui/table/columns/columns';
import { today } from '@/ui/texts/days';
import type { DeskColumn } from './columns';
import type { Desk } from './desk';
import { fitsPending, fitsText, hasPendingFilter } from './filters';

export type Triage<Row extends object> = ReturnType<typeof useTriage<Row>>;

interface TriageRules<Row> {
  columns: DeskColumn<Row>[];
  filters: ChoiceFilter<Row>[];
  counterOf: (row: Row) => string;
  postedOf: (row: Row) => string;
  /** The text that the text filter searches. */
  searchedText: (row: Row) => string;
}

/** `rules` are constant, so that the rows are filtered again only when the address changes. */
export function useTriage<Row extends object>(
  desk: Pick<Desk, 'tab' | 'pendingFilter' | 'chosen' | 'text' | 'view'>,
  rules: TriageRules<Row>,
) {
  const { pendingFilter, chosen } = desk;
  // In a history, text and sort order do not belong to the queue, whose other filters are kept.
  const isInSight = desk.tab === 'pending';
  const text = isInSight ? desk.text : '';
  const sort = isInSight ? desk.view.sort : '';
  const order = useMemo(() => orderOf(rules.columns, sort), [rules, sort]);
  // The deferred text may still be that of another tab: then it is not used.
  const deferred = useDeferredValue(useMemo(() => ({ isInSight, text }), [isInSight, text]));
  const deferredText = deferred.isInSight === isInSight ? deferred.text : text;
  const { date, counterFrom, counterTo } = pendingFilter;
  // Compared as text, because the address is parsed again at every change, even if the values stay the same.
  const choices = JSON.stringify(chosen);
  // The age of a case changes at midnight, while the desk stays open.
  const day = useToday();
  const keeps = useMemo(() => {
    const isPosted = fitsPending(rules, { date, counterFrom, counterTo });
    const isChosen = fitsChosen(rules.filters, JSON.parse(choices), day);
    const hasText = fitsText(rules.searchedText, deferredText);
    return (row: Row) => isPosted(row) && isChosen(row) && hasText(row);
  }, [rules, date, counterFrom, counterTo, choices, day, deferredText]);
  return {
    isFiltered: hasPendingFilter(pendingFilter) || isAnyChosen(chosen) || text.trim() !== '',
    isSorted: order !== undefined,
    /** For `useOrderedRows`, with all waiting cases. */
    wanted: { keeps, order },
  };
}

const MINUTE = 60_000;

/** The current day, also on a page that stays open over midnight. */
function useToday(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return day;
}
