import { useState } from 'react';
import { reportExport } from '@/api/exports';
import { cleanFileName, save } from '../writing/file';
import { useWriting } from '../writing/useWriting';
import { writeInWorker } from '../writing/writing';
import type { CaseReport } from './caseReport';

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

/** Makes the report, writes it and saves the file. Making it may take time, because pictures are rotated first. */
export async function saveCaseReport(
  make: () => Promise<CaseReport>,
  fileName: string,
  signal: AbortSignal,
): Promise<void> {
  const report = await make();
  const file = await writeCaseReport(report, { signal });
  save(file, cleanFileName(fileName, 'pdf'));
  reportExport({ title: `${report.title} ${report.record}`, rows: 1, format: 'pdf' });
}

interface Options {
  /** Aborts the writing at once. */
  signal?: AbortSignal;
}

function writeCaseReport(report: CaseReport, { signal }: Options = {}): Promise<Blob> {
  return writeInWorker(async (writing) => writing.start({ type: 'case', report }), { signal });
}
