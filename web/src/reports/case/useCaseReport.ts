import { useState } from 'react';
import { useWriting } from '../writing/useWriting';
import type { CaseReport } from './caseReport';
import { saveCaseReport } from './saveCaseReport';

/** Writes one case report at a time. */
export function useCaseReport(onFailure: (message: string) => void) {
  const [isWriting, setWriting] = useState(false);
  const writing = useWriting(onFailure);

  /** Resolves to whether the file was saved. */
  const run = (make: () => Promise<CaseReport>, fileName: string) =>
    writing.run(async (signal) => {
      setWriting(true);
      try {
        await saveCaseReport(make, fileName, signal);
      } finally {
        setWriting(false);
      }
    });

  return { isWriting, run, stop: writing.stop };
}
