import { Button, ProgressBar } from '@blueprintjs/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { groupDigits } from '@/ui/texts/groupDigits';
import { stopLooking } from './lookQuery';
import { type Look, NOT_LOOKED } from './lookThrough';
import './searchProgress.css';

interface Props {
  look: { data: Look<unknown> | undefined; isFetching: boolean; refetch: () => unknown };
  queryKey: QueryKey;
  /** A word for the items of the list. */
  things: string;
}

/** Searching loads a whole list in many requests; this shows how much of it is loaded, and can stop it. */
export function SearchProgress({ look: { data = NOT_LOOKED, isFetching, refetch }, queryKey, things }: Props) {
  const queries = useQueryClient();
  const { looked, total, isStopped } = data;
  if (!isFetching && !isStopped) return null;
  const progress = `${groupDigits(looked)} of ${groupDigits(total)}`;
  const begun = total > 0 ? `Looking through ${progress}` : `Looking through all ${things}`;
  const stop = () => stopLooking(queries, queryKey);
  return (
    <div className="search-progress">
      <span role="status">{isFetching ? begun : total > 0 ? `Stopped after ${progress}` : 'Stopped'}</span>
      <Button size="small" text={isFetching ? 'Stop' : 'Go on'} onClick={isFetching ? stop : () => void refetch()} />
      {isFetching && <ProgressBar value={total > 0 ? looked / total : undefined} intent="primary" stripes={false} />}
    </div>
  );
}
