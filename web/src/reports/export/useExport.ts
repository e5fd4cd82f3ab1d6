import { useState } from 'react';
import type { OnRead, Report, ReportKind } from '../report';
import { cleanFileName, save } from '../writing/file';
import { useWriting, writeReport } from '../writing/writeReport';

export interface Progress {
  written: number;
  total?: number | undefined;
  /** For rows that are written while they arrive: the number of rows read. */
  read?: number;
}

/** More frequent updates could not be read. */
const TOLD_EVERY_MS = 100;

/** Writes one report at a time. */
export function useExport(onFailure: (message: string) => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const writing = useWriting(onFailure);

  /** Resolves to whether the file was saved. */
  const run = <Row>(make: (signal: AbortSignal, onRead: OnRead) => Report<Row>, kind: ReportKind, fileName: string) =>
    writing.run(async (signal) => {
      const tell = (change: Partial<Progress>) => {
        if (!signal.aborted) setProgress((before) => ({ written: 0, ...before, ...change }));
      };
      setProgress({ written: 0 });
      try {
        let toldAt = 0;
        const onRead = (read: number) => {
          const now = performance.now();
          if (now - toldAt < TOLD_EVERY_MS) return;
          toldAt = now;
          tell({ read });
        };
        const report = make(signal, onRead);
        tell({ total: report.count });
        let rows = 0;
        const onProgress = (written: number, total?: number) => {
          rows = written;
          tell({ written, total });
        };
        const file = await writeReport(report, kind, { signal, onProgress });
        save(file, cleanFileName(fileName, kind));
        reportExport({ title: report.title, rows, format: kind });
      } finally {
        setProgress(null);
      }
    });

  return { progress, run, stop: writing.stop };
}

// Reports to the gateway that a file was exported. The file is made in the browser, so no server would know otherwise.
interface Exported {
  title: string;
  rows: number;
  format: 'xlsx' | 'pdf';
}

/** Sent without waiting, and failures are ignored: the export does not depend on it. */
export function reportExport(exported: Exported): void {
  const headers = { 'content-type': 'application/json' };
  const sent = fetch('exports', { method: 'POST', keepalive: true, headers, body: JSON.stringify(exported) });
  sent.catch(() => undefined);
}
