// A content list as a user of its brand sees it, with the open item and the state in the address.
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { config } from '@/app/config';
import { useOpenItem } from '@/app/list/listState';
import { useQueryState } from '@/app/routing/query';
import { useSignedIn } from '@/app/session/store';
import {
  type ContentItem,
  isShown,
  NO_PHASES,
  ofBrand,
  type Phases,
  type Showing,
  showingOptions,
  stateOf,
} from './contentFilters';

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

// Which item of a list is shown in the phone preview. Not in the address, because nothing is opened for work.

export function usePreviewedItem<Item>(items: readonly Item[] | undefined, idOf: (item: Item) => string) {
  const [id, setId] = useState('');
  return {
    /** The current item, so that changes are shown. */
    previewed: id === '' ? undefined : items?.find((item) => idOf(item) === id),
    preview: setId,
    endPreview: useCallback(() => setId(''), []),
  };
}

// A content list of the user's brand, narrowed to active, disabled or other items.

export function useShowing<Item extends ContentItem>(items: Item[] | undefined, wanted: string, by: Phases<Item>) {
  const { isFirstBrand } = useCompany();
  const own = useMemo(() => items && ofBrand(items, isFirstBrand), [items, isFirstBrand]);
  const options = useMemo(() => showingOptions(own, by), [own, by]);
  const showing: Showing = options.find(({ value }) => value === wanted)?.value ?? 'active';
  const listed = useMemo(() => own?.filter((item) => isShown(item, showing, by.phaseOf)), [own, showing, by]);
  return { listed, showing, options };
}

/** The brand whose content the user works on. */
export function useCompany() {
  const { productavega_tag: isFirstBrand } = useSignedIn().user_info.data;
  const { product, secondBrand } = config();
  return { isFirstBrand, company: isFirstBrand ? product : secondBrand };
}
