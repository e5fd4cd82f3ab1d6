import { type MouseEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { afterPaint } from '@/ui/browser/lazyComponents';
import { ArrivalsCount } from '../arrivals/store';
import { basePath } from '../config';
import type { MenuEntry } from '../routing/menus';
import { routeAt, useAreas } from '../routing/routes';
import { useCurrentPath } from '../routing/screenName';
import { MenuIcon } from './MenuIcon';

export interface LinkProps extends MenuEntry {
  /** Not marked as current, because another entry is. */
  isQuiet?: boolean;
  onFollow?: (() => void) | undefined;
}

/** A pointer that only passes over the menu loads nothing. */
const RESTS_MS = 60;

/** A pointer resting on a link will probably click it, so the screen's code is loaded in advance. */
function useLoadAhead(path: string) {
  const { routes } = useAreas();
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

/**
 * An entry of a permanent menu. Blueprint's MenuItem measures its text and renders twice, at every start of the
 * console.
 */
export function ListLink(entry: LinkProps) {
  const { link, isCurrent } = useLink(entry);
  const { label, icon, disabled } = entry;
  const shown = useRef<HTMLAnchorElement>(null);
  // In a long menu, the current entry may be out of sight when the user comes by the address.
  useEffect(() => {
    // After the paint, because an earlier measurement would make the browser lay out the whole page twice.
    if (isCurrent) afterPaint(() => shown.current?.scrollIntoView({ block: 'nearest' }));
  }, [isCurrent]);
  const state = disabled ? 'bp6-disabled' : isCurrent ? 'bp6-active' : '';
  return (
    <li>
      <a {...link} ref={shown} className={`bp6-menu-item ${state}`} aria-disabled={disabled}>
        <MenuIcon name={icon} className="bp6-menu-item-icon" />
        <span className="bp6-fill bp6-text-overflow-ellipsis">{label}</span>
        <ArrivalsCount path={entry.path} />
      </a>
    </li>
  );
}
