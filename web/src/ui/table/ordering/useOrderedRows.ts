// The rows that a filter keeps, in the order that the address asks for.
import { useEffect, useMemo, useRef, useState } from 'react';
import { SLICE_MS } from '@/ui/browser/timeSlices';
import { Ordering, orderedNow, type Wanted } from './ordering';

/** Up to this many rows are sorted synchronously. */
const FEW = 2500;
const NONE: never[] = [];

/** A long list keeps its previous rows while it is being sorted (`isOrdering`). */
export function useOrderedRows<Row extends object>({ rows, keeps, order }: Wanted<Row>) {
  const filter = useMemo(() => ({ keeps, order }), [keeps, order]);
  const wanted = useMemo(() => ({ rows, ...filter }), [rows, filter]);
  const isFew = rows.length <= FEW;
  const few = useMemo(() => (isFew ? orderedNow(wanted) : null), [isFew, wanted]);
  const [ordering] = useState(() => new Ordering<Row>());
  const [done, setDone] = useState<{ wanted: Wanted<Row>; rows: Row[] }>();
  useEffect(() => {
    if (isFew) return undefined;
    return workThrough(ordering.towards(wanted), (ordered) => setDone({ wanted, rows: ordered }));
  }, [isFew, ordering, wanted]);

  const last = useRef<{ rows: Row[]; filter: object }>({ rows: NONE, filter });
  const isDone = few !== null || done?.wanted === wanted;
  if (isDone) last.current = { rows: few ?? done?.rows ?? NONE, filter };
  // When rows are added under the same filter, the previous rows stay until the new ones are sorted in.
  return { ...last.current, isOrdering: !isDone };
}

/** Runs the steps in time slices until they are done or the returned function is called. */
function workThrough<Result>(steps: Generator<undefined, Result>, onDone: (result: Result) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = () => {
    const until = performance.now() + SLICE_MS;
    for (;;) {
      const { done, value } = steps.next();
      if (done) return onDone(value as Result);
      if (performance.now() > until) break;
    }
    timer = setTimeout(work);
  };
  work();
  return () => clearTimeout(timer);
}
