// What could not be loaded because no server answered is asked for again by itself, quietly: what is shown stays as it is until
// there is an answer. It waits longer from time to time, and only for what somebody looks at.
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';

const FIRST_MS = 2000;
const LONGEST_MS = 15_000;

/** The page: whether somebody sees it, and what tells that it is seen, or has a network, again. */
export interface Surroundings {
  isSeen: () => boolean;
  onSeen: (told: () => void) => () => void;
  onOnline: (told: () => void) => () => void;
}

/** A failure may stand behind the words that an area has for it. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 'unreachable';
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}

/** Until the function that it gives is called. */
export function reviveLists(queries: QueryClient, { isSeen, onSeen, onOnline }: Surroundings): () => void {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_MS;
  let isAsking = false;
  const ending = new AbortController();
  const { signal: over } = ending;

  const waits = (query: Query) =>
    query.isActive() &&
    query.state.fetchStatus === 'idle' &&
    query.state.status === 'error' &&
    isAway(query.state.error);
  const waiting = () => cache.getAll().filter(waits);

  function plan(afterMs: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (over.aborted || isAsking || !isSeen() || waiting().length === 0) return;
    timer = setTimeout(() => void askAll(), afterMs);
  }

  async function askAll(): Promise<void> {
    timer = undefined;
    if (over.aborted || isAsking || !isSeen()) return;
    isAsking = true;
    const before = waiting();
    // One after the other; one server may be away, and another be there.
    for (const query of before) if (waits(query) && !over.aborted) await ask(query);
    isAsking = false;
    const isBetter = !before.every(waits);
    waitMs = isBetter ? FIRST_MS : Math.min(waitMs * 2, LONGEST_MS);
    plan(waitMs);
  }

  /** Beside the query, which would say that it is loading, and fail anew before somebody's eyes. */
  async function ask(query: Query): Promise<void> {
    const { queryFn } = query.options;
    if (typeof queryFn !== 'function') return;
    const asking = new AbortController();
    // Left, or asked for by hand, meanwhile: then it is for nobody.
    const leave = cache.subscribe((event) => {
      if (event.query !== query) return;
      if (!query.isActive() || (event.type === 'updated' && event.action.type === 'fetch')) asking.abort();
    });
    const { signal } = asking;
    over.addEventListener('abort', () => asking.abort(), { signal });
    try {
      const data = await queryFn({ client: queries, queryKey: query.queryKey, signal, meta: query.meta });
      if (!signal.aborted) queries.setQueryData(query.queryKey, data);
    } catch (error) {
      // Another answer than none: what it says is shown.
      if (!signal.aborted && !isAway(error)) query.setState({ error: error as Error });
    } finally {
      leave();
    }
  }

  const leave = [
    // A query tells of every change: planned is only what is not planned yet.
    cache.subscribe(() => {
      if (timer !== undefined || isAsking) return;
      if (waiting().length === 0) waitMs = FIRST_MS;
      else plan(waitMs);
    }),
    onSeen(() => plan(isSeen() ? waitMs : LONGEST_MS)),
    onOnline(() => {
      waitMs = FIRST_MS;
      plan(0);
    }),
  ];
  return () => {
    ending.abort();
    clearTimeout(timer);
    for (const each of leave) each();
  };
}

const told = (target: EventTarget, event: string) => (listener: () => void) => {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
};

export const ofPage = (): Surroundings => ({
  isSeen: () => document.visibilityState === 'visible',
  onSeen: told(document, 'visibilitychange'),
  onOnline: told(window, 'online'),
});
