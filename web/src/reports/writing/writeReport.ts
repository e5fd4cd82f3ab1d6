// Writes a report to a file: the page turns rows into text in small slices, and a worker writes them.

import { useEffect, useRef } from 'react';
import { failureMessage } from '../export/exportRules';
import type { Report, ReportKind } from '../report';
import { type Writing, writeInWorker } from './writing';

export interface Options {
  /** Aborts the writing at once. */
  signal?: AbortSignal;
  onProgress?: (written: number, total?: number) => void;
}

/** A slice ends at the first of these limits. At most two slices follow each other without a pause for the page. */
const SLICE = { rows: 500, ms: 8 };

export function writeReport<Row>(report: Report<Row>, kind: ReportKind, options: Options = {}): Promise<Blob> {
  const { signal, onProgress } = options;
  return writeInWorker((writing) => sendAll(report, kind, writing), {
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
    // Time spent waiting for rows does not count, because the page is not blocked then.
    if (slice.length === 0) begin();
    for (const row of batch) {
      slice.push(columns.map(({ text }) => text(row)));
      count += 1;
      if (slice.length >= SLICE.rows || performance.now() > until) await send();
      // Returning also ends the generator of the rows.
      if (writing.isStopped) return;
    }
  }
  if (slice.length > 0) await send();
  writing.end(report.stamp(count));
}

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
