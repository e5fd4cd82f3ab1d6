import type { PopoverNextProps } from '@blueprintjs/core';
import { type Ref, useLayoutEffect } from 'react';
import { Popover } from './Popover';

interface Props
  extends Pick<
    PopoverNextProps,
    'animation' | 'content' | 'onClosed' | 'placement' | 'popoverRef' | 'transitionDuration'
  > {
  isOpen: boolean;
  onClose: () => void;
  /** The button that opened it, beside which it is placed. */
  target: HTMLElement;
}

/** The popover of a `ButtonPopover`. */
export default function OpenPopover({ target, onClose, ...props }: Props) {
  return (
    <Popover
      lazy
      {...props}
      onInteraction={(isOpen) => isOpen || onClose()}
      renderTarget={({ ref }) => <Target of={ref} element={target} />}
    />
  );
}

/** The target element already exists, so this only hands it to the popover's ref. */
function Target({ of, element }: { of: Ref<HTMLElement>; element: HTMLElement }) {
  useLayoutEffect(() => {
    if (typeof of === 'function') of(element);
    else if (of) of.current = element;
  }, [of, element]);
  return null;
}
