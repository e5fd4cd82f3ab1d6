// A list of content as somebody of its brand sees it, what of it is open, and its state in the address.
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useQueryState } from '@/app/query';
import { useOpened } from '@/app/useOpened';
import { useCompany } from './company';
import { type ContentItem, listedFor } from './listed';

const defaults = { sort: '', text: '', open: '' };

export function usePosts<Item extends ContentItem>(
  list: { queryKey: QueryKey; queryFn: () => Promise<Item[]> },
  idOf: (item: Item) => string,
) {
  const [{ sort, text, open }, setQuery] = useQueryState(defaults);
  const { isFirstBrand, company } = useCompany();
  const { data, ...query } = useQuery(list);
  const listed = useMemo(() => data && listedFor(data, isFirstBrand), [data, isFirstBrand]);
  const isOpen = open !== '';
  // Cards are drawn anew whenever this changes.
  const show = useCallback((id: string) => setQuery({ open: id }, { replace: isOpen }), [setQuery, isOpen]);
  const close = () => show('');
  const opened = useOpened(listed, idOf, open, close);
  return {
    company,
    query: { ...query, data: listed },
    sort,
    onSort: (wanted: string) => setQuery({ sort: wanted }),
    text,
    onText: (wanted: string) => setQuery({ text: wanted }, { replace: true }),
    show,
    close,
    isNew: open === 'new',
    opened,
  };
}

export type Posts<Item extends ContentItem> = ReturnType<typeof usePosts<Item>>;
