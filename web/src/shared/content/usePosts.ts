// A content list as a user of its brand sees it, with the open item and the state in the address.
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useOpenItem } from '@/app/list/useOpenItem';
import { useQueryState } from '@/app/routing/query';
import { useCompany } from './company';
import { type ContentItem, NO_PHASES, type Phases, stateOf } from './contentFilters';
import { useShowing } from './useShowing';

const defaults = { sort: '', text: '', open: '', show: '' };

export function usePosts<Item extends ContentItem>(
  list: { queryKey: QueryKey; queryFn: () => Promise<Item[]> },
  idOf: (item: Item) => string,
  by: Phases<Item> = NO_PHASES,
) {
  const [{ sort, text, open, show: wanted }, setQuery] = useQueryState(defaults);
  const { company } = useCompany();
  const { data, ...query } = useQuery(list);
  const { listed, showing, options } = useShowing(data, wanted, by);
  const isOpen = open !== '';
  // The cards render again whenever this function changes.
  const show = useCallback((id: string) => setQuery({ open: id }, { replace: isOpen }), [setQuery, isOpen]);
  const close = () => show('');
  const opened = useOpenItem(listed, idOf, open, close);
  return {
    company,
    query: { ...query, data: listed },
    sort,
    onSort: (sorted: string) => setQuery({ sort: sorted }),
    text,
    onText: (typed: string) => setQuery({ text: typed }, { replace: true }),
    shown: { showing, options, onShow: (shown: string) => setQuery({ show: shown }) },
    /** The word shown beside an item's title. */
    stateOf: useCallback((item: Item) => stateOf(item, by.phaseOf), [by]),
    show,
    close,
    isNew: open === 'new',
    opened,
  };
}

export type Posts<Item extends ContentItem> = ReturnType<typeof usePosts<Item>>;
