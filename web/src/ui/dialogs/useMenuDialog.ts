import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A dialog that is opened from a menu. When it closes, the focus returns to the menu's button. */
export function useMenuDialog<Choice>() {
  const [shown, setShown] = useState<Choice | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu restores the focus once it has closed, so the dialog opens only after that; otherwise it would lose the
  // focus.
  const chosen = useRef<Choice>(null);
  return {
    button,
    shown,
    choose: (choice: Choice) => {
      chosen.current = choice;
    },
    /** Opens the dialog without the menu. */
    open: (choice: Choice) => setShown(() => choice),
    /** The menu's `onClosed` handler. */
    onClosed: () => {
      const next = chosen.current;
      if (next === null) return;
      chosen.current = null;
      setShown(() => next);
    },
    /** The dialog's `onClose` handler. */
    close: () => {
      flushSync(() => setShown(null));
      button.current?.focus();
    },
  };
}
