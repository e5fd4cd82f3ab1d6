// Reads the current list and judges a sheet's rows against it, again whenever a row or a column mapping changes.
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '@/api/answer';
import { useAfterPress } from '@/ui/buttons/useAfterPress';
import { readingAnewOnce } from '../list/readAnew';
import { type JudgedRow, judgeAll, judgingOnce, type SheetRow } from './judgeRows';
import type { Sheet, SheetLookup } from './sheet';

interface Judging {
  /** The previous result, kept while rows are judged again. */
  rows: JudgedRow[] | undefined;
  /** The progress of reading, where it takes several calls. */
  progress: { done: number; of: number } | null;
  error: Error | null;
  /** Identifies the input of this result: while it differs from the current input, judging is still running. */
  of: object | null;
}

const NONE: Judging = { rows: undefined, progress: null, error: null, of: null };

const textOf = ({ cells }: SheetRow, field: string) => cells[field]?.trim() ?? '';

const lookingFor = (
  rows: readonly SheetRow[],
  looking: Pick<SheetLookup, 'ask' | 'onProgress' | 'signal'>,
): SheetLookup => ({
  ...looking,
  textsOf: (field) => [...new Set(rows.map((row) => textOf(row, field)))].filter(Boolean),
  rowsOf: (...fields) => rows.map((row) => fields.map((field) => textOf(row, field))),
});

const ANOTHER = 'It is now in the list with different values. Check the row again.';

/** For a row whose call may have been carried out: it was saved if it is the same as in the list now. */
export function savedIn(sheet: Sheet, queries: QueryClient) {
  return async (row: JudgedRow, signal: AbortSignal): Promise<boolean> => {
    const looking = lookingFor([row], { ask: readingAnewOnce(queries), onProgress: () => undefined, signal });
    const { outcome } = (await sheet.look(looking))(row.cells);
    if (outcome !== 'same' && outcome !== row.outcome) throw new ApiError('refused', ANOTHER);
    return outcome === 'same';
  };
}

/** `since`: what was asked for before this time is asked for again. */
export function useJudgedRows(sheet: Sheet, rows: readonly SheetRow[] | undefined, since: number) {
  const queries = useQueryClient();
  const [judging, setJudging] = useState(NONE);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lists are read anew when `since` changes.
  const ask = useMemo(() => readingAnewOnce(queries), [queries, since]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of any of these starts another attempt.
  const current = useMemo(() => ({}), [sheet, rows, since, attempt]);
  // A new result waits for the end of a mouse press, so that nothing moves under the pointer.
  const release = useRef<() => void>(() => undefined);
  const afterPress = useAfterPress(() => release.current());
  const pressOver = () =>
    new Promise<void>((resolve) => {
      release.current = resolve;
      afterPress();
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `current` changes with everything that is used here.
  useEffect(() => {
    if (!rows) {
      setJudging(NONE);
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const looking = lookingFor(rows, {
      ask,
      onProgress: (done, of) => {
        if (!signal.aborted) setJudging((before) => ({ ...before, progress: { done, of } }));
      },
      signal,
    });
    const judge = async () => {
      const judged = await judgeAll(rows, judgingOnce(await sheet.look(looking)), signal);
      await pressOver();
      if (!signal.aborted) setJudging({ ...NONE, rows: judged, of: current });
    };
    setJudging((before) => ({ ...NONE, rows: before.rows }));
    judge().catch((error: Error) => {
      if (!signal.aborted) setJudging({ ...NONE, error, of: current });
    });
    return () => abort.abort();
  }, [current]);

  return {
    ...judging,
    /** True at once when the input changes, not only when judging begins: the previous result is outdated by then. */
    isBusy: rows !== undefined && judging.of !== current,
    again: () => setAttempt((before) => before + 1),
  };
}
