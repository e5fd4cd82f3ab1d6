import { useEffect, useRef } from 'react';
import { isFocusNear } from './focusPlace';

/**
 * Gives the focus to a button while `holds` is true, because nothing else can be used then. Afterwards the focus goes
 * back.
 */
export function useFocusWhen(holds: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!holds) return;
    const { current: focused } = button;
    const { activeElement: before } = document;
    focused?.focus();
    return () => {
      const isStillThere = document.activeElement === focused || isFocusNear(before);
      if (isStillThere && before instanceof HTMLElement) before.focus();
    };
  }, [holds]);
  return button;
}
