import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/**
 * Answers to keys that went down in here only. A dialog that opens under a finger would otherwise take the rest of that
 * very keystroke, its repeats and its release, for an answer.
 */
export function FreshKeys({ children }: { children: ReactNode }) {
  const isFresh = useRef(false);
  const down = (event: KeyboardEvent) => {
    if (!event.repeat) isFresh.current = true;
    else if (!isFresh.current) ignore(event);
  };
  const up = (event: KeyboardEvent) => {
    if (!isFresh.current) ignore(event);
  };
  return (
    <div onKeyDownCapture={down} onKeyUpCapture={up}>
      {children}
    </div>
  );
}

function ignore(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
