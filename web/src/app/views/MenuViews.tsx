// One's views in the side menu.
import { Menu } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Bookmark } from '@/ui/icons';
import { mayEnter, visitorOf } from '../guards';
import { routeAt, useRoutes } from '../routes';
import { screenName } from '../screenName';
import { useSignedIn } from '../session/store';
import { viewInAddress } from './address';
import { listed, type OwnView, useViews } from './store';
import { useViewLink } from './useViewLink';
import './menuViews.css';

export interface MenuView {
  view: OwnView;
  /** The screen that it is of. */
  of: string;
}

/** Those of the screens that this person may enter. */
export function useMenuViews(): MenuView[] {
  const session = useSignedIn();
  const routes = useRoutes();
  const views = useViews();
  return useMemo(() => {
    const visitor = visitorOf(session);
    return listed(views).flatMap((view) => {
      const route = routeAt(routes, view.path);
      return route && mayEnter(route, visitor) ? [{ view, of: screenName(route, session) }] : [];
    });
  }, [session, routes, views]);
}

export const useViewInAddress = () => useLocationProperty(() => viewInAddress(location.search));

export function MenuViews({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const views = useMenuViews();
  const current = useViewInAddress();
  if (views.length === 0) return null;
  return (
    <section aria-label="Views" className="menu-views">
      <h2 className="group-name">
        <Bookmark />
        <span>Views</span>
      </h2>
      <Menu role="list">
        {views.map(({ view, of }) => (
          <ViewLink key={view.id} view={view} of={of} isCurrent={view.id === current} onFollow={onFollow} />
        ))}
      </Menu>
    </section>
  );
}

interface LinkProps extends MenuView {
  isCurrent: boolean;
  onFollow: (() => void) | undefined;
}

function ViewLink({ view, of, isCurrent, onFollow }: LinkProps) {
  const link = useViewLink(view, onFollow);
  return (
    <li>
      <a
        {...link}
        className={isCurrent ? 'bp6-menu-item bp6-active' : 'bp6-menu-item'}
        title={`${view.name}, ${of}`}
        aria-current={isCurrent ? 'true' : undefined}
      >
        <span className="bp6-menu-item-icon" aria-hidden="true">
          <Bookmark />
        </span>
        <span className="bp6-text-overflow-ellipsis">{view.name}</span>
        <small className="bp6-text-overflow-ellipsis">{of}</small>
      </a>
    </li>
  );
}
