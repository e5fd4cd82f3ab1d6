// The page's side of a worker that writes one report.

import type { CaseReport } from '../case/caseReport';
import { NOT_WRITTEN, type Paper, type ReportKind, ReportProblem, type TableColumn } from '../report';

interface Options {
  /** Aborts the writing at once. */
  signal?: AbortSignal | undefined;
  onProgress?: (written: number) => void;
}

/** At most this many slices wait in the worker: the one being written, and the next. */
const MOST_WAITING = 2;
const PROGRESS_EVERY_MS = 100;

/** Sends data to a worker and resolves to the file that it makes. */
export async function writeInWorker(send: (writing: Writing) => Promise<void>, options: Options): Promise<Blob> {
  const { signal, onProgress = () => {} } = options;
  signal?.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const writing = new Writing(onProgress);
  try {
    // When everything has been sent, the worker may still be writing.
    return await Promise.race([aborted, writing.done, send(writing).then(() => writing.done)]);
  } finally {
    writing.stop();
  }
}

export class Writing {
  readonly done: Promise<Blob>;
  isStopped = false;
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  /** The number of rows in each slice that is not written yet. */
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
      // The event contains little more than that the worker could not be loaded.
      this.worker.onerror = (event) => {
        event.preventDefault();
        reject(new ReportProblem(NOT_WRITTEN, { cause: event.message }));
      };
    });
  }

  start(message: AnyStart): void {
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

// The messages between the page and the worker.

export interface Start {
  type: 'start';
  kind: ReportKind;
  title: string;
  sheet: string;
  columns: TableColumn[];
  paper?: Paper | undefined;
  /** As computed before the rows are known. */
  stamp: string[];
}

/** A case is sent in one message. */
export interface StartCase {
  type: 'case';
  report: CaseReport;
}

/** A PDF from a server, to be marked as a sample. */
interface StartSample {
  type: 'sample';
  pdf: ArrayBuffer;
}

/** The first message to a worker. */
export type AnyStart = Start | StartCase | StartSample;

export type Content = { type: 'rows'; rows: string[][] } | { type: 'end'; stamp: string[] };

export type FromWorker =
  /** The oldest batch of rows not confirmed yet has been written. */
  | { type: 'written' }
  | { type: 'done'; blob: Blob }
  /** The message is for the user, the cause for debugging. */
  | { type: 'failed'; message: string | undefined; cause: string };
