// Reads all of a list that the server can only page, a few pages at a time. Rows move up when a colleague takes
// something out meanwhile, so each page overlaps the one before; where pages cannot overlap, the server's count shows
// what moved.
import type { Paged } from './usePagedList';

export interface ListRead<Row> {
  /** In the order of the list, without duplicates. */
  rows: Row[];
  /** The number of rows read, and the number of rows in all. */
  readCount: number;
  total: number;
  /** Stopped by the user. */
  isStopped?: boolean;
}

export const NOTHING_READ: ListRead<never> = { rows: [], readCount: 0, total: 0 };
export const isComplete = ({ readCount, total }: ListRead<unknown>) => readCount >= total;

/** Whether there may be more rows than were found. */
export const isPart = (read: ListRead<unknown> | undefined) =>
  read !== undefined && (read.isStopped || !isComplete(read));

/** Caches the result for each row, because filters run again whenever more rows are found. */
export function cachedFilter<Row extends object>(judge: (row: Row) => boolean): (row: Row) => boolean {
  const judged = new WeakMap<Row, boolean>();
  return (row) => {
    const before = judged.get(row);
    if (before !== undefined) return before;
    const now = judge(row);
    judged.set(row, now);
    return now;
  };
}

export interface ReadOptions<Row> {
  ask: (start: number, end: number) => Promise<Paged<Row>>;
  idOf: (row: Row) => number;
  step?: number;
  overlap?: number;
  atOnce?: number;
}

interface Options<Row> extends ReadOptions<Row> {
  /** Called after every page with the rows found so far. */
  onProgress: (read: ListRead<Row>) => void;
  signal: AbortSignal;
  /** An earlier read to go on from. */
  from?: ListRead<Row>;
}

/** Resolves when everything was read or reading was stopped, with the rows found so far. */
export async function readWholeList<Row>(options: Options<Row>): Promise<ListRead<Row>> {
  const { ask, idOf, onProgress, signal, from = NOTHING_READ, step = 2000, overlap = 100, atOnce = 3 } = options;
  const known = new Map(from.rows.map((row) => [idOf(row), row]));
  const ahead: { start: number; page: Promise<Paged<Row>> }[] = [];
  let read: ListRead<Row> = from;
  let next = firstOf(from.readCount);

  const add = (rows: Row[]) => {
    for (const row of rows) if (!known.has(idOf(row))) known.set(idOf(row), row);
  };
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const orStopped = async (page: Promise<Paged<Row>>) => (signal.aborted ? null : Promise.race([page, stopped]));
  const askNext = () => {
    const page = ask(next, next + step + overlap);
    // A page requested ahead may fail before it is awaited.
    page.catch(() => undefined);
    ahead.push({ start: next, page });
    next += step;
  };

  for (;;) {
    // The total is known after the first page.
    while (ahead.length < (read.total > 0 ? atOnce : 1) && (read.total === 0 || next < read.total)) askNext();
    const first = ahead.shift();
    if (!first) return read;
    const page = await orStopped(first.page);
    if (!page) return read;
    // When more rows were taken out than two pages overlap, others have moved up in between: the earlier pages are
    // requested again.
    const parts = [page.rows];
    for (let { start } = first; start > 0 && known.size > 0 && !isJoined(parts, page.total); ) {
      start = Math.max(0, start - step);
      const before = await orStopped(ask(start, start + step + overlap));
      if (!before) return read;
      parts.unshift(before.rows);
    }
    parts.forEach(add);
    const readCount = Math.min(page.total, first.start + step);
    read = { rows: [...known.values()], readCount, total: page.total };
    onProgress(read);
    if (isComplete(read)) return read;
  }

  /** Without overlap, pages start at multiples of the step. */
  function firstOf(readCount: number): number {
    return overlap > 0 ? Math.max(0, readCount - overlap) : Math.floor(readCount / step) * step;
  }

  function isJoined(parts: Row[][], total: number): boolean {
    if (overlap > 0) return Boolean(parts[0]?.some((row) => known.has(idOf(row))));
    return (parts.length - 1) * step >= read.total - total;
  }
}
