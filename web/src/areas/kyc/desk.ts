// The desk's state in the address, so that reload and a shared link show the same.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { queryOfView, viewOf } from '@/app/listState';
import { useQueryState } from '@/app/query';
import { daysAfter, isDay, today } from '@/ui/days';
import type { TableView } from '@/ui/table/view';
import { keys } from './queries';
import type { Registration } from './registration';
import { rangeProblem, type StatusFilter } from './rules';
import type { Tab } from './transitions';

const defaults = {
  tab: 'pending',
  page: '1',
  rows: '10',
  sort: '',
  /** The incremental id of the record whose dialog is open. */
  open: '',
  /** Filters the loaded rows. */
  text: '',
  // Pending
  date: '',
  counterFrom: '',
  counterTo: '',
  // History and reapproved
  from: '',
  to: '',
  status: '',
  /** Advanced Search, done by the server. */
  find: '',
};

type DeskQuery = typeof defaults;

const DAYS_BACK = 2;

const defaultRange = () => ({ from: daysAfter(today(), -DAYS_BACK), to: today() });

/** Parses the address; invalid values become defaults. */
function readDeskQuery(query: DeskQuery) {
  const { from, to } = query;
  // The same rules as for the form.
  const isRange = isDay(from) && isDay(to) && !rangeProblem(from, to, today());
  return {
    tab: (['pending', 'history', 'reapproved'].includes(query.tab) ? query.tab : 'pending') as Tab,
    view: viewOf(query),
    open: query.open,
    text: query.text,
    pendingFilter: {
      date: isDay(query.date) ? query.date : '',
      counterFrom: query.counterFrom.replace(/\D/g, ''),
      counterTo: query.counterTo.replace(/\D/g, ''),
    },
    range: isRange ? { from, to } : defaultRange(),
    status: (query.tab === 'history' && ['approved', 'disapproved'].includes(query.status)
      ? query.status
      : '') as StatusFilter,
    find: query.find,
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** The open case by the current address, which may be ahead of the last render. */
export const openIdInAddress = () => new URLSearchParams(location.search).get('open') ?? '';

export function useDesk() {
  const queries = useQueryClient();
  const [query, setQuery] = useQueryState(defaults);
  const desk = readDeskQuery(query);

  const setView = (change: Partial<TableView>, options?: { replace: boolean }) =>
    setQuery(queryOfView(change), options);
  /** A new filter starts at its first page. */
  const setFilter = (change: Partial<DeskQuery>, options?: { replace: boolean }) =>
    setQuery({ ...change, page: '1' }, options);
  /** Submitting a filter always refetches, even when it is unchanged. */
  const submitFilter = (change: Partial<DeskQuery>) => {
    flushSync(() => setFilter(change));
    void queries.invalidateQueries({ queryKey: keys.lists }, { cancelRefetch: false });
  };
  /** The filters of the tabs are kept, except the text; both histories share one date range. */
  const showTab = (tab: Tab) => setQuery({ tab, text: '', page: '1', sort: '', open: '' });
  /** Clears the other tab's filter, so that it shows what the search found. */
  const showFoundIn = (tab: Tab) => {
    const text = tab === 'pending' ? query.find : '';
    setQuery({ tab, text, page: '1', sort: '', open: '', date: '', counterFrom: '', counterTo: '', status: '' });
  };
  /** Opening a case from the list adds a history entry; moving from case to case replaces it. */
  const openCase = useCallback(
    (id: string, page?: number) => {
      setQuery({ open: id, ...(page && { page: String(page) }) }, { replace: openIdInAddress() !== '' });
    },
    [setQuery],
  );
  const openRow = useCallback(({ incremental_id }: Registration) => openCase(incremental_id), [openCase]);

  return { ...desk, setView, setFilter, submitFilter, showTab, showFoundIn, openCase, openRow };
}
