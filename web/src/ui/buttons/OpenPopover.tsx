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
  /** What opened it, and what it lies beside. */
  target: HTMLElement;
}

/** What a `ButtonPopover` opens. */
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

/** It is there already: only the popover has to know of it. */
function Target({ of, element }: { of: Ref<HTMLElement>; element: HTMLElement }) {
  useLayoutEffect(() => {
    if (typeof of === 'function') of(element);
    else if (of) of.current = element;
  }, [of, element]);
  return null;
}
