import { useState } from 'react';
import { tellOfExport } from '@/api/exports';
import { cleanFileName, save } from './file';
import type { Report, ReportKind } from './report';
import { useWriting } from './useWriting';
import { writeReport } from './writeReport';

export interface Progress {
  written: number;
  total?: number | undefined;
}

/** Writes one report at a time. */
export function useExport(onFailure: (message: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const writing = useWriting(onFailure);

  /** Whether the file is saved. */
  const run = <Row>(make: (signal: AbortSignal) => Report<Row>, kind: ReportKind, fileName: string) =>
    writing.run(async (signal) => {
      setProgress({ written: 0 });
      try {
        const report = make(signal);
        setProgress({ written: 0, total: report.count });
        let rows = 0;
        const onProgress = (written: number, total?: number) => {
          rows = written;
          if (!signal.aborted) setProgress({ written, total });
        };
        const file = await writeReport(report, kind, { signal, onProgress });
        save(file, cleanFileName(fileName, kind));
        tellOfExport({ title: report.title, rows, format: kind });
      } finally {
        setProgress(null);
      }
    });

  return { progress, run, stop: writing.stop };
}
