import { useEffect, useRef } from 'react';

const EDGE = '.bp6-overlay-start-focus-trap, .bp6-overlay-end-focus-trap';

/** A button that is busy is asleep and loses the focus: it has it again when it wakes up, unless somebody went elsewhere. */
export function useFocusKept(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    return () => {
      const { activeElement } = document;
      // What was lost has gone to what is around the button, or to the edge of its dialog.
      if (activeElement?.contains(button.current) || activeElement?.matches(EDGE)) button.current?.focus();
    };
  }, [isBusy]);
  return button;
}
