// What the address of the desk holds, so that reload and a shared link show the same.
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
  /** Looks through what is loaded. */
  text: '',
  // Pending
  date: '',
  counterFrom: '',
  counterTo: '',
  // History and reapproved
  from: '',
  to: '',
  status: '',
  /** Advanced search: asks the server. */
  find: '',
};

type DeskQuery = typeof defaults;

const DAYS_BACK = 2;

const defaultRange = () => ({ from: daysAfter(today(), -DAYS_BACK), to: today() });

/** The address as it can be used: whatever somebody wrote into it, the desk shows something. */
function readDeskQuery(query: DeskQuery) {
  const { from, to } = query;
  // An address is held to the rules that the form holds its user to.
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

/** Which case the address names at this moment, whatever was drawn last. */
export const openIdInAddress = () => new URLSearchParams(location.search).get('open') ?? '';

export function useDesk() {
  const queries = useQueryClient();
  const [query, setQuery] = useQueryState(defaults);
  const desk = readDeskQuery(query);

  const setView = (change: Partial<TableView>, options?: { replace: boolean }) =>
    setQuery(queryOfView(change), options);
  /** Another filter begins at its first page. */
  const setFilter = (change: Partial<DeskQuery>, options?: { replace: boolean }) =>
    setQuery({ ...change, page: '1' }, options);
  /** A filter that was submitted asks the server, also when it is the same as before. */
  const submitFilter = (change: Partial<DeskQuery>) => {
    flushSync(() => setFilter(change));
    void queries.invalidateQueries({ queryKey: keys.lists }, { cancelRefetch: false });
  };
  /** A tab keeps its filter, but for the text, for when somebody comes back to it; both histories have one range. */
  const showTab = (tab: Tab) => setQuery({ tab, text: '', page: '1', sort: '', open: '' });
  /** What the search found for another tab is there, whatever filter was left behind. */
  const showFoundIn = (tab: Tab) => {
    const text = tab === 'pending' ? query.find : '';
    setQuery({ tab, text, page: '1', sort: '', open: '', date: '', counterFrom: '', counterTo: '', status: '' });
  };
  /** A case that is opened from the list is a step to go back from; from one case to the next is none. */
  const openCase = useCallback(
    (id: string, page?: number) => {
      setQuery({ open: id, ...(page && { page: String(page) }) }, { replace: openIdInAddress() !== '' });
    },
    [setQuery],
  );
  const openRow = useCallback(({ incremental_id }: Registration) => openCase(incremental_id), [openCase]);

  return { ...desk, setView, setFilter, submitFilter, showTab, showFoundIn, openCase, openRow };
}
