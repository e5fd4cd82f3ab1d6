// Which view the screen shows, by its address.
import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { useCurrentPath } from '../shell/useCurrentPath';
import { isSameShown, type Shown, sharedInAddress, shownAt, viewInAddress } from './address';
import { useListsInView } from './lists';
import { cleanName, isTooLong } from './rules';
import { type OwnView, useViewsOf } from './store';

/** What its menu opens. */
export type ViewsDialog = 'save' | 'rename' | 'import';

export interface ViewHere {
  path: string;
  /** This person's views of this screen. */
  views: OwnView[];
  /** What is shown now. */
  now: Shown;
  /** The view that it began with. */
  current: OwnView | undefined;
  /** Something has been chosen otherwise since. */
  isChanged: boolean;
  /** What a colleague calls it whose link has been opened, or ''. */
  shared: string;
}

const useSearch = () => useLocationProperty(() => location.search);
const useHash = () => useLocationProperty(() => location.hash);

/** A link says what it likes. */
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
