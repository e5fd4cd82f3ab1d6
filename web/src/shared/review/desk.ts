// The desk's state in the address, so that reload and a shared link show the same.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { queryOfView, useView } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { type ChoiceFilter, chosenIn, nothingChosen } from '@/app/triage/choices';
import { isDay } from '@/ui/texts/days';
import type { CaseType, Tab } from './caseType';
import { useClaimed } from './claims';
import type { StatusFilter } from './filters';

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

type DeskQuery = typeof defaults & Record<string, string>;

/** What is different on each desk. Constant, because the address is read by it. */
interface DeskParts<Row> {
  tabs: Partial<Record<Tab, string>>;
  /** The filters of the queue, as far as the list has the data. */
  filters: ChoiceFilter<Row>[];
  /** Further filters of the history, and their values when nothing is chosen. */
  further: Record<string, string>;
}

/** Parses the address; invalid values become defaults. */
function readDeskQuery<Row extends object>(query: typeof defaults, { tabs: named, filters }: DeskParts<Row>) {
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
    chosen: chosenIn(filters, query),
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

export function useDesk<Row extends object>(
  { name, lists }: Pick<CaseType<Row>, 'name' | 'lists'>,
  parts: DeskParts<Row>,
) {
  const { tabs, filters, further } = parts;
  const queries = useQueryClient();
  const all: DeskQuery = useMemo(() => ({ ...defaults, ...nothingChosen(filters), ...further }), [filters, further]);
  const [query, setQuery] = useQueryState(all);
  const common = query as typeof defaults;
  const desk = readDeskQuery(common, parts);
  /** What colleagues have open. */
  const claimed = useClaimed(name, desk.open);
  const { view, onView: setView } = useView(name, common, setQuery);
  const { pageSize } = view;

  /** A new filter starts at its first page. */
  const setFilter = (change: Partial<DeskQuery>, options?: { replace: boolean }) =>
    setQuery({ ...change, page: '1' }, options);
  /** Submitting a filter always refetches, even when it is unchanged. */
  const submitFilter = (change: Partial<DeskQuery>) => {
    flushSync(() => setFilter(change));
    void queries.invalidateQueries({ queryKey: lists }, { cancelRefetch: false });
  };
  /** The filters of the tabs are kept, except the text; the histories share theirs. */
  const showTab = (tab: Tab, page = 1) =>
    setQuery({ tab, text: '', mine: '', ...queryOfView({ page, pageSize }), sort: '', hide: '', open: '' });
  /** Clears the other tab's filter, so that it shows what the search found. */
  const showFoundIn = (tab: Tab) => {
    const text = tab === 'pending' ? query.find : '';
    const noFilter = { ...nothingChosen(filters), date: '', counterFrom: '', counterTo: '', status: '' };
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

  return {
    ...desk,
    tabs,
    claimed,
    view,
    query,
    setView,
    setFilter,
    submitFilter,
    showTab,
    showFoundIn,
    showMine,
    openCase,
  };
}
