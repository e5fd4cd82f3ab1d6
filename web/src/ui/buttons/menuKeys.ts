// The arrows, Home and End walk through a menu that is open, from the first press on: it opens with the focus on none of its items.
import type { KeyboardEvent } from 'react';

const ITEMS = '[role="menu"] [role="menuitem"]:not([aria-disabled="true"])';

/** From one item, or from none of them, to another. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** `menu` is what the popover shows; what is no menu has keys of its own. */
export function walkMenu(event: KeyboardEvent, menu: Element | null): void {
  const step = STEPS[event.key];
  if (!step || !menu || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  if (items.length === 0) return;
  // The page, or the menu, would scroll.
  event.preventDefault();
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[step(at, items.length)]?.focus();
}
