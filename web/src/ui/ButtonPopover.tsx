import type { PopoverNextProps } from '@blueprintjs/core';
import { useState } from 'react';
import { Popover } from './Popover';

/**
 * What a button opens below itself. Somebody may press Escape before the popover has taken the focus, and the button again at
 * once: so its button closes it, too, and it is not still closing when it is opened again.
 */
export function ButtonPopover({
  disabled = false,
  ...props
}: Pick<PopoverNextProps, 'children' | 'content' | 'disabled' | 'onClosed' | 'placement'>) {
  const [isOpen, setOpen] = useState(false);
  if (disabled && isOpen) setOpen(false);
  return (
    <Popover
      lazy
      {...props}
      disabled={disabled}
      isOpen={isOpen}
      animation="minimal"
      transitionDuration={0}
      onInteraction={setOpen}
      // While it is captured: the popover has a listener of its own in the other place.
      targetProps={{ onKeyDownCapture: ({ key }) => key === 'Escape' && setOpen(false) }}
    />
  );
}
