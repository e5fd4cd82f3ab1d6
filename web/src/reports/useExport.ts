import { useEffect, useRef, useState } from 'react';
import { tellOfExport } from '@/api/exports';
import { failureMessage } from './exportRules';
import { cleanFileName, save } from './file';
import type { Report, ReportKind } from './report';
import { writeReport } from './writeReport';

export interface Progress {
  written: number;
  total?: number | undefined;
}

/** Writes one report at a time. It can be stopped, and stops by itself when the component unmounts. */
export function useExport(onFailure: (message: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  /** Whether the file is saved. */
  const run = async <Row>(make: (signal: AbortSignal) => Report<Row>, kind: ReportKind, fileName: string) => {
    const abort = new AbortController();
    running.current = abort;
    const { signal } = abort;
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
      return true;
    } catch (error) {
      if (!signal.aborted) onFailure(failureMessage(error));
      return false;
    } finally {
      running.current = null;
      setProgress(null);
    }
  };

  return { progress, run, stop };
}
