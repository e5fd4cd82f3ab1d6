import { Button, ProgressBar } from '@blueprintjs/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { groupDigits } from '@/ui/texts/groupDigits';
import { type ListRead, NOTHING_READ } from './readWholeList';
import { stopReading } from './wholeListQuery';
import './searchProgress.css';

interface Props {
  look: { data: ListRead<unknown> | undefined; isFetching: boolean; refetch: () => unknown };
  queryKey: QueryKey;
  /** A word for the items of the list. */
  things: string;
}

/** Searching loads a whole list in many requests; this shows how much of it is loaded, and can stop it. */
export function SearchProgress({ look: { data = NOTHING_READ, isFetching, refetch }, queryKey, things }: Props) {
  const queries = useQueryClient();
  const { readCount, total, isStopped } = data;
  if (!isFetching && !isStopped) return null;
  const progress = `${groupDigits(readCount)} of ${groupDigits(total)}`;
  const begun = total > 0 ? `Looking through ${progress}` : `Looking through all ${things}`;
  const stop = () => stopReading(queries, queryKey);
  return (
    <div className="search-progress">
      <span role="status">{isFetching ? begun : total > 0 ? `Stopped after ${progress}` : 'Stopped'}</span>
      <Button size="small" text={isFetching ? 'Stop' : 'Go on'} onClick={isFetching ? stop : () => void refetch()} />
      {isFetching && <ProgressBar value={total > 0 ? readCount / total : undefined} intent="primary" stripes={false} />}
    </div>
  );
}
