// Determines from the address which view the screen shows.
import { type MouseEvent, useMemo } from 'react';
import { useLocation } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';
import { basePath } from '../config';
import { useCurrentPath } from '../routing/screenName';
import { isSameShown, type ListOnScreen, sharedInAddress, shownAt, viewAddress, viewInAddress } from './address';
import { useListsInView } from './lists';
import { cleanName, isTooLong } from './rules';
import { type OwnView, useViewsOf } from './store';

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
