// Runs in the page: writes one report with the console's own code.
import { writeReport } from '../../web/src/reports/writeReport';
import { batches, columnsOf } from './reportsRows';

export interface Task {
  kind: 'xlsx' | 'pdf';
  rows: number;
  columns: number;
}

export interface Written {
  seconds: number;
  bytes: number;
  /** The longest time the page did not respond. */
  blockedMs: number;
}

const TICK_MS = 5;

export async function measure({ kind, rows, columns }: Task): Promise<Written> {
  let blockedMs = 0;
  let last = performance.now();
  const ticks = setInterval(() => {
    const now = performance.now();
    blockedMs = Math.max(blockedMs, now - last - TICK_MS);
    last = now;
  }, TICK_MS);
  const start = performance.now();
  const blob = await writeReport(
    {
      title: 'Benchmark',
      sheet: 'rows',
      stamp: (count) => [`${count} rows`],
      columns: columnsOf(columns),
      rows: batches(rows),
      count: rows,
    },
    kind,
  );
  const seconds = (performance.now() - start) / 1000;
  clearInterval(ticks);
  return { seconds, bytes: blob.size, blockedMs };
}
