import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useMemo, useSyncExternalStore } from 'react';

/** Marks the part of the window that a panel leaves to the console. */
const ROOM = '[data-room]';
const currentRoom = () => document.querySelector(ROOM);
/** No subscription is needed: opening a popover renders it again, and the value only matters then. */
const noSubscription = () => () => undefined;

/**
 * Keeps the popover within the console's part of the window: it flips, and limits its content's height
 * (`--popover-height`).
 */
export function Popover({ matchTargetWidth = false, ...props }: PopoverNextProps) {
  const boundary = useSyncExternalStore(noSubscription, currentRoom, () => null) ?? 'clippingAncestors';
  const middleware = useMemo<PopoverNextProps['middleware']>(
    () => ({
      size: {
        boundary,
        apply({ availableHeight, rects, elements: { floating } }) {
          floating.style.setProperty('--popover-height', `${Math.floor(availableHeight)}px`);
          if (matchTargetWidth) floating.style.width = `${rects.reference.width}px`;
        },
      },
    }),
    [boundary, matchTargetWidth],
  );
  return <PopoverNext {...props} matchTargetWidth={matchTargetWidth} boundary={boundary} middleware={middleware} />;
}
