// A report becomes a file: the page turns rows into text, a little at a time, and a worker writes them.
import type { Report, ReportKind } from '../report';
import { inWorker, type Writing } from './writing';

export interface Options {
  /** Ends the writing at once. */
  signal?: AbortSignal;
  onProgress?: (written: number, total?: number) => void;
}

/** A slice ends with the first of these. Two of them follow each other at most before the page has a turn. */
const SLICE = { rows: 500, ms: 8 };

export function writeReport<Row>(report: Report<Row>, kind: ReportKind, options: Options = {}): Promise<Blob> {
  const { signal, onProgress } = options;
  return inWorker((writing) => sendAll(report, kind, writing), {
    signal,
    onProgress: (written) => onProgress?.(written, report.count),
  });
}

async function sendAll<Row>(report: Report<Row>, kind: ReportKind, writing: Writing): Promise<void> {
  const { title, sheet, columns, paper } = report;
  // A function cannot be sent to a worker.
  const described = columns.map(({ text, ...column }) => column);
  const stamp = report.stamp(report.count ?? 0);
  writing.start({ type: 'start', kind, title, sheet, columns: described, paper, stamp });

  let count = 0;
  let slice: string[][] = [];
  let until = 0;
  const begin = () => {
    slice = [];
    until = performance.now() + SLICE.ms;
  };
  const send = async () => {
    await writing.rows(slice);
    begin();
  };
  for await (const batch of report.rows) {
    // Time spent waiting for rows does not count: the page is not blocked then.
    if (slice.length === 0) begin();
    for (const row of batch) {
      slice.push(columns.map(({ text }) => text(row)));
      count += 1;
      if (slice.length >= SLICE.rows || performance.now() > until) await send();
      // The generator of the rows is ended, too.
      if (writing.isStopped) return;
    }
  }
  if (slice.length > 0) await send();
  writing.end(report.stamp(count));
}
