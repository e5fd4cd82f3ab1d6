// Reads a sheet in a worker, which is terminated when it takes too long, so that the page stays responsive.
import { type Grid, MOST_BYTES, NOT_READ, SheetProblem, TOO_BIG } from './grid';
import type { FromReader, ToRead } from './worker';

const LONGEST_MS = 20_000;
const TOO_SLOW = 'The sheet takes too long to read. Copy its rows to a new file.';

/** The pasted text, or the chosen file. */
export async function readSheet(source: File | string, signal: AbortSignal): Promise<Grid> {
  const isText = typeof source === 'string';
  if ((isText ? source.length : source.size) > MOST_BYTES) throw new SheetProblem(TOO_BIG);
  const toRead: ToRead = isText ? { text: source } : { bytes: await source.arrayBuffer().catch(notRead) };
  signal.throwIfAborted();
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<Grid>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      timer = setTimeout(() => reject(new SheetProblem(TOO_SLOW)), LONGEST_MS);
      worker.onmessage = ({ data }: MessageEvent<FromReader>) => {
        if ('grid' in data) resolve(data.grid);
        else reject(new SheetProblem(data.problem));
      };
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new SheetProblem(NOT_READ, { cause: event.message }));
      };
      worker.postMessage(toRead, isText ? [] : [(toRead as { bytes: ArrayBuffer }).bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}

/** The file was moved or deleted after it was chosen. */
function notRead(cause: unknown): never {
  throw new SheetProblem(NOT_READ, { cause });
}
