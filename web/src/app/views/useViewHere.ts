// Determines from the address which view the screen shows.
import { type MouseEvent, useEffect, useMemo } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { hideOf } from '@/ui/table/columns/columns';
import type { DataTableModel } from '@/ui/table/useDataTable';
import { basePath } from '../config';
import { useCurrentPath } from '../routing/screenName';
import {
  cleanName,
  isSameShown,
  isTooLong,
  type ListInView,
  type ListOnScreen,
  sharedInAddress,
  shownAt,
  viewAddress,
  viewInAddress,
} from './rules';
import { type OwnView, sortedViews, useViews } from './store';

/** The dialogs that the views menu opens. */
export type ViewsDialog = 'save' | 'rename';

export interface ViewHere {
  path: string;
  /** The user's views of this screen. */
  views: OwnView[];
  /** The list as it is shown now. */
  now: ListOnScreen;
  /** The view that was opened. */
  current: OwnView | undefined;
  /** Whether the list was changed since the view was opened. */
  isChanged: boolean;
  /** The view's name in a link from a colleague, or ''. */
  shared: string;
}

const useSearch = () => useLocationProperty(() => location.search);
const useHash = () => useLocationProperty(() => location.hash);

/** The name is taken from a link, so it is not trusted. */
const calledInLink = (hash: string) => {
  const name = cleanName(sharedInAddress(hash));
  return isTooLong(name) ? '' : name;
};

/** The user's views of a screen. */
function useViewsOf(path: string): OwnView[] {
  const views = useViews();
  return useMemo(() => sortedViews(views).filter((view) => view.path === path), [views, path]);
}

export function useViewHere(): ViewHere {
  const path = useCurrentPath() ?? '';
  const views = useViewsOf(path);
  const lists = useListsInView();
  const search = useSearch();
  const hash = useHash();
  return useMemo(() => {
    const now = shownAt({ search, hash }, lists);
    const current = views.find(({ id }) => id === viewInAddress(search));
    const isChanged = current !== undefined && !isSameShown(current, now);
    return { path, views, now, current, isChanged, shared: current ? '' : calledInLink(hash) };
  }, [path, views, lists, search, hash]);
}

/** In a file of its own, because ViewItem imports Blueprint's MenuItem, which is only loaded for popup menus. */
export function useViewLink(view: OwnView, onFollow?: () => void) {
  const [, navigate] = useLocation();
  const address = viewAddress(view.id, view);
  return {
    href: basePath + address,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      navigate(address);
      onFollow?.();
    },
  };
}

// The lists on the current screen, with those settings that the address may omit.

const shown = proxy<Record<string, ListInView>>({});

function useListsInView(): readonly ListInView[] {
  const lists = useSnapshot(shown);
  return useMemo(() => Object.values(lists), [lists]);
}

/** Registers a list that views of its screen include; `prefix` is that of its values in the address. */
export function useListInView<Row extends object>(
  prefix: string,
  { view, hidden }: Pick<DataTableModel<Row>, 'view' | 'hidden'>,
  hasFixedRows = false,
): void {
  const rows = hasFixedRows ? undefined : view.pageSize;
  const hide = hideOf(hidden);
  useEffect(() => {
    shown[prefix] = { prefix, rows, hide };
    return () => {
      delete shown[prefix];
    };
  }, [prefix, rows, hide]);
}
