import { useEffect, useRef } from 'react';

/** A button that is busy is asleep and loses the focus: it has it again when it wakes up, unless somebody went elsewhere. */
export function useFocusKept(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus();
    };
  }, [isBusy]);
  return button;
}
