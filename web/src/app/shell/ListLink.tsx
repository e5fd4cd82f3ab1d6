import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { afterPaint } from '@/ui/browser/afterPaint';
import { ArrivalsCount } from '../arrivals/ArrivalsCount';
import { basePath } from '../config';
import type { MenuEntry } from '../routing/menus';
import { routeAt, useRoutes } from '../routing/routes';
import { MenuIcon } from './MenuIcon';
import { useCurrentPath } from './useCurrentPath';

export interface LinkProps extends MenuEntry {
  /** Another entry says where one is. */
  isQuiet?: boolean;
  onFollow?: (() => void) | undefined;
}

/** Whoever passes over a menu wants none of it. */
const RESTS_MS = 60;

/** Where a pointer rests is where it will be pressed: the screen's code is on its way by then. */
function useLoadAhead(path: string) {
  const routes = useRoutes();
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = () =>
    void routeAt(routes, path)
      ?.load()
      .catch(() => undefined);
  return {
    onPointerEnter: () => {
      resting.current = setTimeout(load, RESTS_MS);
    },
    onPointerLeave: () => clearTimeout(resting.current),
    onFocus: load,
  };
}

/** A real link, so that it can be opened in a new tab; a plain click stays inside the console. */
export function useLink({ path, label, disabled, isQuiet = false, onFollow }: LinkProps) {
  const [, navigate] = useLocation();
  const isCurrent = useCurrentPath() === path && !isQuiet;
  const ahead = useLoadAhead(path);
  const link = {
    ...(!disabled && ahead),
    href: disabled ? undefined : basePath + path,
    title: label,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      if (disabled) return;
      navigate(path);
      onFollow?.();
    },
  };
  return { link, isCurrent };
}

/** An entry of a menu that stays. A MenuItem would measure its text and be drawn twice, at every start of the console. */
export function ListLink(entry: LinkProps) {
  const { link, isCurrent } = useLink(entry);
  const { label, icon, disabled } = entry;
  const shown = useRef<HTMLAnchorElement>(null);
  // In a long menu it would be out of sight for whoever came by the address.
  useEffect(() => {
    // Only then is it known where it is: asked before, the browser would lay out the whole page twice.
    if (isCurrent) afterPaint(() => shown.current?.scrollIntoView({ block: 'nearest' }));
  }, [isCurrent]);
  const state = disabled ? 'bp6-disabled' : isCurrent ? 'bp6-active' : '';
  return (
    <li>
      <a {...link} ref={shown} className={`bp6-menu-item ${state}`} aria-disabled={disabled}>
        <span className="bp6-menu-item-icon" aria-hidden="true">
          <MenuIcon name={icon} />
        </span>
        <span className="bp6-fill bp6-text-overflow-ellipsis">{label}</span>
        <ArrivalsCount path={entry.path} />
      </a>
    </li>
  );
}
