import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';

const OpenPopover = lazyDialog(() => import('./OpenPopover'));

interface Trigger {
  onClick?: (event: MouseEvent) => void;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu';
}

interface Props extends Omit<ComponentProps<typeof OpenPopover>, 'isOpen' | 'onClose' | 'popoverRef' | 'target'> {
  children: ReactElement<Trigger>;
  disabled?: boolean;
  /** Controlled by the caller when something inside can close it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A button that opens a popover. The popover's code is loaded later, when idle or at the first press. The user may
 * press Escape before the popover has taken the focus, and then the button again: so Escape on the button closes it,
 * too, and `isOpen` changes at once.
 */
export function ButtonPopover({ children, disabled = false, isOpen, onOpenChange, ...popover }: Props) {
  const [isOpenHere, setOpenHere] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const isShown = (isOpen ?? isOpenHere) && !disabled;
  if (disabled && isOpenHere) setOpenHere(false);
  if (isShown && !hasOpened) setOpened(true);
  const setOpen = onOpenChange ?? setOpenHere;
  const close = () => {
    setOpen(false);
    // Its code could not be loaded: the notice that says so goes, and the next press loads it again.
    if (shown.current) return;
    flushSync(() => setOpened(false));
    target?.querySelector('button')?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles keys for the button and its popover.
    <span
      ref={setTarget}
      className="bp6-popover-target"
      onKeyDownCapture={({ key }) => key === 'Escape' && setOpen(false)}
      // React also bubbles key events from the popover, although it is drawn elsewhere in the page.
      onKeyDown={(event) => isShown && walkMenu(event, shown.current)}
    >
      {cloneElement(children, {
        onClick: () => !disabled && setOpen(!isShown),
        'aria-expanded': isShown,
        'aria-haspopup': 'menu',
      })}
      {hasOpened && target && (
        <OpenPopover {...popover} popoverRef={shown} isOpen={isShown} target={target} onClose={close} />
      )}
    </span>
  );
}

/**
 * Arrow keys, Home and End move through an open menu. Needed because the menu opens with the focus on none of its
 * items.
 */
const ITEMS = '[role="menu"] [role="menuitem"]:not([aria-disabled="true"])';

/** The next item's index from the current one, or from -1. */
const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** `menu` is the content of the popover; content that is not a menu keeps its own keys. */
function walkMenu(event: KeyboardEvent, menu: Element | null): void {
  const step = STEPS[event.key];
  if (!step || !menu || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)];
  if (items.length === 0) return;
  // Otherwise the page or the menu would scroll.
  event.preventDefault();
  const at = items.indexOf(document.activeElement as HTMLElement);
  items[step(at, items.length)]?.focus();
}

/** A dialog that is opened from a menu. When it closes, the focus returns to the menu's button. */
export function useMenuDialog<Choice>() {
  const [shown, setShown] = useState<Choice | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu restores the focus once it has closed, so the dialog opens only after that; otherwise it would lose the
  // focus.
  const chosen = useRef<Choice>(null);
  return {
    button,
    shown,
    choose: (choice: Choice) => {
      chosen.current = choice;
    },
    /** Opens the dialog without the menu. */
    open: (choice: Choice) => setShown(() => choice),
    /** The menu's `onClosed` handler. */
    onClosed: () => {
      const next = chosen.current;
      if (next === null) return;
      chosen.current = null;
      setShown(() => next);
    },
    /** The dialog's `onClose` handler. */
    close: () => {
      flushSync(() => setShown(null));
      button.current?.focus();
    },
  };
}
