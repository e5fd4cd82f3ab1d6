import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A dialog that is chosen in a menu, and gives the focus back to the menu's button. */
export function useMenuDialog<Choice>() {
  const [shown, setShown] = useState<Choice | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The menu gives the focus back when it is gone: a dialog that opened before that would lose it.
  const chosen = useRef<Choice>(null);
  return {
    button,
    shown,
    choose: (choice: Choice) => {
      chosen.current = choice;
    },
    /** Without the menu. */
    open: (choice: Choice) => setShown(() => choice),
    /** For the menu. */
    onClosed: () => {
      const next = chosen.current;
      if (next === null) return;
      chosen.current = null;
      setShown(() => next);
    },
    /** For the dialog. */
    close: () => {
      flushSync(() => setShown(null));
      button.current?.focus();
    },
  };
}
