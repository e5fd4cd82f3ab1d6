import { useEffect, useRef } from 'react';

/** A button that is busy is asleep and loses the focus: it has it again when it wakes up, unless somebody went elsewhere. */
export function useFocusKept(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isBusy) return;
    return () => {
      // In a dialog what was lost has gone to the dialog, else to the page: to what is around the button.
      if (document.activeElement?.contains(button.current)) button.current?.focus();
    };
  }, [isBusy]);
  return button;
}
