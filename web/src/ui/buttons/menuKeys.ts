// Arrow keys, Home and End move through an open menu. Needed because the menu opens with the focus on none of its
// items.
import type { KeyboardEvent } from 'react';

const ITEMS = '[role="menu"] [role="menuitem"]:not([aria-disabled="true"])';

/** The next item's index from the current one, or from -1. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** `menu` is the content of the popover; content that is not a menu keeps its own keys. */
export function walkMenu(event: KeyboardEvent, menu: Element | null): void {
  const step = STEPS[event.key];
  if (!step || !menu || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  if (items.length === 0) return;
  // Otherwise the page or the menu would scroll.
  event.preventDefault();
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[step(at, items.length)]?.focus();
}
