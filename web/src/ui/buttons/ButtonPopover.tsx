import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, useRef, useState } from 'react';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { walkMenu } from './menuKeys';

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
        <OpenPopover {...popover} popoverRef={shown} isOpen={isShown} target={target} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
