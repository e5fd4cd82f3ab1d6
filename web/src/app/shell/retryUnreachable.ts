// Automatically repeats queries that failed because no server was reachable. The screen stays as it is until there is
// an answer. The intervals grow, and only queries of visible screens are repeated.
import type { Query, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';

const FIRST_MS = 2000;
const LONGEST_MS = 15_000;

/** The page's state: whether it is visible, and events for becoming visible or online again. */
export interface PageState {
  isSeen: () => boolean;
  onSeen: (listener: () => void) => () => void;
  onOnline: (listener: () => void) => () => void;
}

/** The cause is checked as well, because areas wrap errors in messages of their own. */
function isAway(error: unknown): boolean {
  if (error instanceof ApiError) return error.failure === 'unreachable';
  return error instanceof Error && error.cause !== undefined && isAway(error.cause);
}

/** Runs until the returned function is called. */
export function retryUnreachableQueries(queries: QueryClient, { isSeen, onSeen, onOnline }: PageState): () => void {
  const cache = queries.getQueryCache();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = FIRST_MS;
  let isAsking = false;
  const ending = new AbortController();
  const { signal: ended } = ending;

  const waits = (query: Query) =>
    query.isActive() &&
    query.state.fetchStatus === 'idle' &&
    query.state.status === 'error' &&
    isAway(query.state.error);
  const waiting = () => cache.getAll().filter(waits);

  function plan(afterMs: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (ended.aborted || isAsking || !isSeen() || waiting().length === 0) return;
    timer = setTimeout(() => void askAll(), afterMs);
  }

  async function askAll(): Promise<void> {
    timer = undefined;
    if (ended.aborted || isAsking || !isSeen()) return;
    isAsking = true;
    const before = waiting();
    // One after another, and each by itself: one server may be down while another is up.
    for (const query of before) if (waits(query) && !ended.aborted) await ask(query);
    isAsking = false;
    const isBetter = !before.every(waits);
    waitMs = isBetter ? FIRST_MS : Math.min(waitMs * 2, LONGEST_MS);
    plan(waitMs);
  }

  /** Calls the query function directly: a refetch would show a loading state and then the same error again. */
  async function ask(query: Query): Promise<void> {
    const { queryFn } = query.options;
    if (typeof queryFn !== 'function') return;
    const asking = new AbortController();
    // If the screen was left or the query refetched meanwhile, the result is not needed.
    const leave = cache.subscribe((event) => {
      if (event.query !== query) return;
      if (!query.isActive() || (event.type === 'updated' && event.action.type === 'fetch')) asking.abort();
    });
    const { signal } = asking;
    ended.addEventListener('abort', () => asking.abort(), { signal });
    try {
      const data = await queryFn({ client: queries, queryKey: query.queryKey, signal, meta: query.meta });
      if (!signal.aborted) queries.setQueryData(query.queryKey, data);
    } catch (error) {
      // The server was reached but failed or refused: that error is shown.
      if (!signal.aborted && !isAway(error)) query.setState({ error: error as Error });
    } finally {
      leave();
    }
  }

  const leave = [
    // The cache notifies at every change, so this plans only when nothing is planned yet.
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

const listener = (target: EventTarget, event: string) => (listener: () => void) => {
  target.addEventListener(event, listener);
  return () => target.removeEventListener(event, listener);
};

export const browserPage = (): PageState => ({
  isSeen: () => document.visibilityState === 'visible',
  onSeen: listener(document, 'visibilitychange'),
  onOnline: listener(window, 'online'),
});
