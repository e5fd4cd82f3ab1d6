import { useEffect, useRef } from 'react';

/** What had the focus cannot be used while something runs, and a way out is needed: it has the focus then. */
export function useFocusWhile(isRunning: boolean) {
  const wayOut = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRunning) wayOut.current?.focus();
  }, [isRunning]);
  return wayOut;
}
