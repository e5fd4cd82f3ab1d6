import { useEffect, useRef } from 'react';
import { failureMessage } from '../export/exportRules';

/** One file at a time. It can be stopped, and stops by itself when the component unmounts. */
export function useWriting(onFailure: (message: string) => void) {
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** Whether the file is saved. */
  const run = async (write: (signal: AbortSignal) => Promise<void>): Promise<boolean> => {
    if (running.current) return false;
    const abort = new AbortController();
    running.current = abort;
    try {
      await write(abort.signal);
      return true;
    } catch (error) {
      if (!abort.signal.aborted) onFailure(failureMessage(error));
      return false;
    } finally {
      running.current = null;
    }
  };

  return { run, stop };
}
