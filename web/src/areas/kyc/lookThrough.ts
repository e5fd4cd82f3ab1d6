// Looking through everything that waits, where the server can only page: a few pages at a time, each overlapping the one
// before, because the rest moves up whenever a colleague decides meanwhile.
import type { PendingPage } from './lists';
import type { Registration } from './registration';

export interface Look {
  /** In the order of the queue, each once. */
  rows: Registration[];
  /** How far it came, of how many. */
  looked: number;
  total: number;
  /** By somebody who has seen enough. */
  isStopped?: boolean;
}

export const NOT_LOOKED: Look = { rows: [], looked: 0, total: 0 };
export const isComplete = ({ looked, total }: Look) => looked >= total;

interface Options {
  ask: (start: number, end: number) => Promise<PendingPage>;
  /** What is there so far, after every page. */
  onLook: (look: Look) => void;
  signal: AbortSignal;
  /** Where an earlier look was stopped. */
  from?: Look;
  step?: number;
  overlap?: number;
  atOnce?: number;
}

/** Until all is looked through, or until it is stopped: then what is there so far. */
export async function lookThrough(options: Options): Promise<Look> {
  const { ask, onLook, signal, from = NOT_LOOKED, step = 2000, overlap = 100, atOnce = 3 } = options;
  const known = new Map(from.rows.map((row) => [row.recordid, row]));
  const ahead: { start: number; page: Promise<PendingPage> }[] = [];
  let look = from;
  let next = Math.max(0, from.looked - overlap);

  const add = (rows: Registration[]) => {
    for (const row of rows) if (!known.has(row.recordid)) known.set(row.recordid, row);
  };
  const stopped = new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
  const orStopped = async (page: Promise<PendingPage>) => (signal.aborted ? null : Promise.race([page, stopped]));
  const askNext = () => {
    const page = ask(next, next + step + overlap);
    // Those that are asked ahead may fail before they are waited for.
    page.catch(() => undefined);
    ahead.push({ start: next, page });
    next += step;
  };

  for (;;) {
    // How many there are is known after the first.
    while (ahead.length < (look.total > 0 ? atOnce : 1) && (look.total === 0 || next < look.total)) askNext();
    const first = ahead.shift();
    if (!first) return look;
    const page = await orStopped(first.page);
    if (!page) return look;
    // When more were decided than two pages overlap, some have moved up in between: the pages before are asked again.
    const parts = [page.rows];
    for (let { start } = first; start > 0 && known.size > 0 && !parts[0]?.some(isKnown); ) {
      start = Math.max(0, start - step);
      const before = await orStopped(ask(start, start + step + overlap));
      if (!before) return look;
      parts.unshift(before.rows);
    }
    parts.forEach(add);
    const looked = Math.min(page.total, first.start + step);
    look = { rows: [...known.values()], looked, total: page.total };
    onLook(look);
    if (isComplete(look)) return look;
  }

  function isKnown({ recordid }: Registration): boolean {
    return known.has(recordid);
  }
}
