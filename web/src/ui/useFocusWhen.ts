import { useEffect, useRef } from 'react';
import { isFocusNear } from './focusPlace';

/** A way out that has the focus while something runs, because nothing else can be used meanwhile. Then it goes back. */
export function useFocusWhen(isRunning: boolean) {
  const wayOut = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isRunning) return;
    const { current: button } = wayOut;
    const { activeElement: before } = document;
    button?.focus();
    return () => {
      const isStillThere = document.activeElement === button || isFocusNear(before);
      if (isStillThere && before instanceof HTMLElement) before.focus();
    };
  }, [isRunning]);
  return wayOut;
}
