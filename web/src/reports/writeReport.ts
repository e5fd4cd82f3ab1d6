// A report becomes a file: the page turns rows into text, a little at a time, and a worker writes them.
import type { Content, FromWorker, Start } from './messages';
import { NOT_WRITTEN, ReportProblem } from './problem';
import type { Report, ReportKind } from './report';

export interface Options {
  /** Ends the writing at once. */
  signal?: AbortSignal;
  onProgress?: (written: number, total?: number) => void;
}

/** So many slices may wait in the worker: one that is being written, and the next one. */
const MOST_WAITING = 2;
/** A slice ends with the first of these. Two of them follow each other at most before the page has a turn. */
const SLICE = { rows: 500, ms: 8 };
const PROGRESS_EVERY_MS = 100;

export async function writeReport<Row>(report: Report<Row>, kind: ReportKind, options: Options = {}): Promise<Blob> {
  const { signal, onProgress = () => {} } = options;
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const writing = new Writing((written) => onProgress(written, report.count));
  try {
    return await Promise.race([aborted, writing.done, sendAll(report, kind, writing)]);
  } finally {
    writing.stop();
  }
}

/** Never resolves: that everything is sent does not mean that it is written. It rejects when something fails. */
async function sendAll<Row>(report: Report<Row>, kind: ReportKind, writing: Writing): Promise<never> {
  const { title, sheet, columns } = report;
  const titles = columns.map(({ title: name, width }) => ({ title: name, width }));
  writing.start({ type: 'start', kind, title, sheet, columns: titles, stamp: report.stamp(report.count ?? 0) });

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
      if (writing.isStopped) return new Promise(() => {});
    }
  }
  if (slice.length > 0) await send();
  writing.end(report.stamp(count));
  return new Promise(() => {});
}

class Writing {
  readonly done: Promise<Blob>;
  isStopped = false;
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  /** How many rows each slice has that is not written yet. */
  private readonly waiting: number[] = [];
  private hasRoom = () => {};
  private written = 0;
  private reportedAt = 0;

  constructor(private readonly onProgress: (written: number) => void) {
    this.done = new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.type === 'written') this.taken();
        else if (data.type === 'done') {
          this.onProgress(this.written);
          resolve(data.blob);
        } else reject(new ReportProblem(data.message ?? NOT_WRITTEN, { cause: data.cause }));
      };
      // A worker that could not be loaded says no more than that.
      this.worker.onerror = (event) => {
        event.preventDefault();
        reject(new ReportProblem(NOT_WRITTEN, { cause: event.message }));
      };
    });
  }

  start(message: Start): void {
    this.worker.postMessage(message);
  }

  /** Resolves when there is room for more. */
  async rows(rows: string[][]): Promise<void> {
    this.post({ type: 'rows', rows });
    this.waiting.push(rows.length);
    if (this.waiting.length < MOST_WAITING || this.isStopped) return;
    await new Promise<void>((resolve) => {
      this.hasRoom = resolve;
    });
  }

  end(stamp: string[]): void {
    this.post({ type: 'end', stamp });
  }

  stop(): void {
    this.isStopped = true;
    this.worker.terminate();
    this.hasRoom();
  }

  private post(message: Content): void {
    if (!this.isStopped) this.worker.postMessage(message);
  }

  private taken(): void {
    this.written += this.waiting.shift() ?? 0;
    this.hasRoom();
    const now = performance.now();
    if (now - this.reportedAt < PROGRESS_EVERY_MS) return;
    this.reportedAt = now;
    this.onProgress(this.written);
  }
}
