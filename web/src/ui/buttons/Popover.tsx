import { PopoverNext, type PopoverNextProps } from '@blueprintjs/core';
import { useMemo, useSyncExternalStore } from 'react';

/** What takes a part of the window from the console marks what it leaves with this attribute. */
const ROOM = '[data-room]';
const currentRoom = () => document.querySelector(ROOM);
/** Whatever opens a popover draws it anew, and that is when it counts. */
const neverTold = () => () => undefined;

/** Stays in the room that the console has: it flips, and says how high its content may be (`--popover-height`). */
export function Popover({ matchTargetWidth = false, ...props }: PopoverNextProps) {
  const boundary = useSyncExternalStore(neverTold, currentRoom, () => null) ?? 'clippingAncestors';
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
