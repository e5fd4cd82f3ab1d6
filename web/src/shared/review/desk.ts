// The desk's state in the address, so that reload and a shared link show the same.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { queryOfView, useView } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { chosenIn, nothingChosen } from '@/app/triage/choices';
import { isDay } from '@/ui/texts/days';
import { useClaimed } from './claims';
import type { StatusFilter } from './filters';
import type { Kind, Tab } from './kind';

const defaults = {
  tab: 'pending',
  page: '1',
  rows: '',
  sort: '',
  hide: '',
  /** The incremental id of the record whose dialog is open. */
  open: '',
  /** Filters the loaded rows. */
  text: '',
  // Pending
  date: '',
  counterFrom: '',
  counterTo: '',
  // History
  status: '',
  /** Advanced Search, done by the server. */
  find: '',
  /** Shows only what the user has decided today. */
  mine: '',
};

const TODAY = 'today';

/** Further filters that only one desk has in its history. */
type Extras = Record<string, string>;
type DeskQuery = typeof defaults & Extras;

/** Parses the address; invalid values become defaults. */
function readDeskQuery<Row extends object>(query: typeof defaults, { tabs: named, triage }: Kind<Row>) {
  const tabs = Object.keys(named);
  return {
    tab: (tabs.includes(query.tab) ? query.tab : 'pending') as Tab,
    open: query.open,
    text: query.text,
    pendingFilter: {
      date: isDay(query.date) ? query.date : '',
      counterFrom: query.counterFrom.replace(/\D/g, ''),
      counterTo: query.counterTo.replace(/\D/g, ''),
    },
    chosen: chosenIn(triage, query),
    status: (query.tab === 'history' && ['approved', 'disapproved'].includes(query.status)
      ? query.status
      : '') as StatusFilter,
    find: query.find,
    isMine: query.tab === 'history' && query.mine === TODAY,
  };
}

export type Desk = ReturnType<typeof useDesk>;

/** The open case by the current address, which may be ahead of the last render. */
export const openIdInAddress = () => new URLSearchParams(location.search).get('open') ?? '';

const NO_EXTRAS: Extras = {};

export function useDesk<Row extends object>(kind: Kind<Row>, extras = NO_EXTRAS) {
  const queries = useQueryClient();
  const all: DeskQuery = useMemo(() => ({ ...defaults, ...nothingChosen(kind.triage), ...extras }), [kind, extras]);
  const [query, setQuery] = useQueryState(all);
  const common = query as typeof defaults;
  const desk = readDeskQuery(common, kind);
  /** What colleagues have open. */
  const claimed = useClaimed(kind.name, desk.open);
  const { view, onView: setView } = useView(kind.name, common, setQuery);
  const { pageSize } = view;

  /** A new filter starts at its first page. */
  const setFilter = (change: Partial<DeskQuery>, options?: { replace: boolean }) =>
    setQuery({ ...change, page: '1' }, options);
  /** Submitting a filter always refetches, even when it is unchanged. */
  const submitFilter = (change: Partial<DeskQuery>) => {
    flushSync(() => setFilter(change));
    void queries.invalidateQueries({ queryKey: kind.lists }, { cancelRefetch: false });
  };
  /** The filters of the tabs are kept, except the text; the histories share theirs. */
  const showTab = (tab: Tab, page = 1) =>
    setQuery({ tab, text: '', mine: '', ...queryOfView({ page, pageSize }), sort: '', hide: '', open: '' });
  /** Clears the other tab's filter, so that it shows what the search found. */
  const showFoundIn = (tab: Tab) => {
    const text = tab === 'pending' ? query.find : '';
    const noFilter = { ...nothingChosen(kind.triage), date: '', counterFrom: '', counterTo: '', status: '' };
    setQuery({ ...noFilter, tab, text, mine: '', page: '1', sort: '', hide: '', open: '' });
  };
  /** Shows only what the user has decided today, or everything again. */
  const showMine = (isMine: boolean) => {
    const all = { find: '', status: '', text: '', page: '1', sort: '', hide: '', open: '' };
    if (!isMine) setFilter({ mine: '' });
    else setQuery({ tab: 'history', mine: TODAY, ...all });
  };
  /** Opening a case from the list adds a history entry; moving from case to case replaces it. */
  const openCase = useCallback(
    (id: string, page?: number) => {
      setQuery(
        { open: id, ...(page !== undefined && queryOfView({ page, pageSize })) },
        { replace: openIdInAddress() !== '' },
      );
    },
    [setQuery, pageSize],
  );

  return { ...desk, claimed, view, query, setView, setFilter, submitFilter, showTab, showFoundIn, showMine, openCase };
}
