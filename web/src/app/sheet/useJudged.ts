// Looks at the list as it is now, and judges a sheet's rows beside it: anew whenever a row or a column is another one.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type JudgedRow, judgeAll, judgingOnce, type SheetRow } from './judging';
import type { Looking, Sheet } from './sheet';

interface Judging {
  /** What was judged last: it stays while it is judged anew. */
  rows: JudgedRow[] | undefined;
  /** How far looking has come, where it takes several calls. */
  progress: { done: number; of: number } | null;
  error: Error | null;
  isBusy: boolean;
}

const NONE: Judging = { rows: undefined, progress: null, error: null, isBusy: false };
const LOOKING: Judging = { ...NONE, isBusy: true };

const textOf = ({ cells }: SheetRow, field: string) => cells[field]?.trim() ?? '';

/** `since`: what was asked before that is asked again. */
export function useJudged(sheet: Sheet, rows: readonly SheetRow[] | undefined, since: number) {
  const queries = useQueryClient();
  const [judging, setJudging] = useState(NONE);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once more, it is another attempt.
  useEffect(() => {
    if (!rows) {
      setJudging(NONE);
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const looking: Looking = {
      textsOf: (field) => [...new Set(rows.map((row) => textOf(row, field)))].filter(Boolean),
      rowsOf: (...fields) => rows.map((row) => fields.map((field) => textOf(row, field))),
      ask: (query) => queries.fetchQuery({ ...query, staleTime: Math.max(0, Date.now() - since) }),
      onProgress: (done, of) => {
        if (!signal.aborted) setJudging((before) => ({ ...before, progress: { done, of } }));
      },
      signal,
    };
    const judge = async () => {
      const judged = await judgeAll(rows, judgingOnce(await sheet.look(looking)), signal);
      if (!signal.aborted) setJudging({ ...NONE, rows: judged });
    };
    setJudging((before) => ({ ...LOOKING, rows: before.rows }));
    judge().catch((error: Error) => {
      if (!signal.aborted) setJudging({ ...NONE, error });
    });
    return () => abort.abort();
  }, [sheet, rows, since, queries, attempt]);

  return { ...judging, again: () => setAttempt((before) => before + 1) };
}
