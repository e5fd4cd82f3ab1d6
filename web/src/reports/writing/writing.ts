// The page's side of a worker that writes one report.
import type { AnyStart, Content, FromWorker } from '../export/messages';
import { NOT_WRITTEN, ReportProblem } from '../problem';

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
