// The user's views in the side menu.
import { Menu } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { Bookmark, CaretDown } from '@/ui/buttons/pageIcons';
import { groupDigits } from '@/ui/texts/counts';
import { mayEnter, visitorOf } from '../routing/guards';
import { routeAt, useAreas } from '../routing/routes';
import { screenName } from '../routing/screenName';
import { useSignedIn } from '../session/store';
import { viewInAddress } from './rules';
import { type OwnView, sortedViews, useViews } from './store';
import { useViewLink } from './useViewHere';
import './views.css';

export interface MenuView {
  view: OwnView;
  /** The name of the view's screen. */
  of: string;
}

/** The views of the screens that the user may enter. While one is open, the menu marks it rather than its screen. */
export function useMenuViews() {
  const session = useSignedIn();
  const { routes } = useAreas();
  const own = useViews();
  const current = useLocationProperty(() => viewInAddress(location.search));
  const views = useMemo((): MenuView[] => {
    const visitor = visitorOf(session);
    return sortedViews(own).flatMap((view) => {
      const route = routeAt(routes, view.path);
      return route && mayEnter(route, visitor) ? [{ view, of: screenName(route, session) }] : [];
    });
  }, [session, routes, own]);
  return { views, current, isAtView: views.some(({ view }) => view.id === current) };
}

/** More views than this would push the screens out of sight. */
const AT_FIRST = 8;

/** The first views by name, always including the open one. */
function beginningWith(views: readonly MenuView[], current: string): readonly MenuView[] {
  const first = views.slice(0, AT_FIRST);
  const currentView = views.find(({ view }) => view.id === current);
  return !currentView || first.includes(currentView) ? first : [...first.slice(0, -1), currentView];
}

export function MenuViews({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const { views, current } = useMenuViews();
  const [areAllShown, setAllShown] = useState(false);
  if (views.length === 0) return null;
  const shown = areAllShown ? views : beginningWith(views, current);
  return (
    <section aria-label="Views" className="menu-views">
      <h2 className="group-name">
        <Bookmark />
        <span>Views</span>
      </h2>
      <Menu role="list">
        {shown.map(({ view, of }) => (
          <ViewLink key={view.id} view={view} of={of} isCurrent={view.id === current} onFollow={onFollow} />
        ))}
        {views.length > AT_FIRST && (
          <li>
            <button
              type="button"
              className="bp6-menu-item more-views"
              aria-expanded={areAllShown}
              onClick={() => setAllShown(!areAllShown)}
            >
              <span className="bp6-menu-item-icon" aria-hidden="true">
                <CaretDown />
              </span>
              <span>{areAllShown ? 'Fewer views' : `More views (${groupDigits(views.length - AT_FIRST)})`}</span>
            </button>
          </li>
        )}
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
        <Bookmark className="bp6-menu-item-icon" />
        <span className="bp6-text-overflow-ellipsis">{view.name}</span>
        <small className="bp6-text-overflow-ellipsis">{of}</small>
      </a>
    </li>
  );
}
