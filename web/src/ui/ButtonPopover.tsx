import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, useState } from 'react';
import { lazyDialog } from './lazyDialog';

const OpenPopover = lazyDialog(() => import('./OpenPopover'));

interface Trigger {
  onClick?: (event: MouseEvent) => void;
  'aria-expanded'?: boolean;
  'aria-haspopup'?: 'menu';
}

interface Props extends Omit<ComponentProps<typeof OpenPopover>, 'isOpen' | 'onClose' | 'target'> {
  /** The button. */
  children: ReactElement<Trigger>;
  disabled?: boolean;
  /** Where something inside closes it. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * What a button opens below itself. The button is there at once, the code of what it opens only when there is time, or a press.
 * Somebody may press Escape before the popover has taken the focus, and the button again at once: so its button closes it,
 * too, and it is not still closing when it is opened again.
 */
export function ButtonPopover({ children, disabled = false, isOpen, onOpenChange, ...popover }: Props) {
  const [isOpenHere, setOpenHere] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [hasOpened, setOpened] = useState(false);
  const isShown = (isOpen ?? isOpenHere) && !disabled;
  if (disabled && isOpenHere) setOpenHere(false);
  if (isShown && !hasOpened) setOpened(true);
  const setOpen = onOpenChange ?? setOpenHere;
  return (
    <span
      ref={setTarget}
      className="bp6-popover-target"
      onKeyDownCapture={({ key }) => key === 'Escape' && setOpen(false)}
    >
      {cloneElement(children, {
        onClick: () => !disabled && setOpen(!isShown),
        'aria-expanded': isShown,
        'aria-haspopup': 'menu',
      })}
      {hasOpened && target && (
        <OpenPopover {...popover} isOpen={isShown} target={target} onClose={() => setOpen(false)} />
      )}
    </span>
  );
}
