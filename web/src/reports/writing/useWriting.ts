import { useEffect, useRef } from 'react';
import { failureMessage } from '../export/exportRules';

/** Writes one file at a time. It can be stopped, and stops when the component unmounts. */
export function useWriting(onFailure: (message: string) => void) {
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** Resolves to whether the file was saved. */
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
