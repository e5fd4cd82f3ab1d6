// Runs in the page: writes one report with the console's own code.

import { writeReport } from '../../../web/src/reports/writing/writeReport';
import { watchBlocks } from '../measuring/longestBlock';
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

export async function measure({ kind, rows, columns }: Task): Promise<Written> {
  const longestBlock = watchBlocks();
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
  return { seconds, bytes: blob.size, blockedMs: await longestBlock() };
}
