import { Button, ProgressBar } from '@blueprintjs/core';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { groupDigits } from '@/ui/texts/counts';
import { isComplete, type ListRead, NOTHING_READ } from './readWholeList';
import { stopReading } from './wholeListQuery';
import '@/ui/table/table.css';

interface Props {
  look: { data: ListRead<unknown> | undefined; isFetching: boolean; refetch: () => unknown };
  queryKey: QueryKey;
  /** A word for the items of the list. */
  things: string;
}

/**
 * Searching loads a whole list in many requests; this shows how much of it is loaded, and can stop it. It keeps its room
 * afterwards, and says nothing of a list that is loaded anew: the rows below would move under the pointer.
 */
export function SearchProgress({ look: { data, isFetching, refetch }, queryKey, things }: Props) {
  const queries = useQueryClient();
  const { readCount, total, isStopped } = data ?? NOTHING_READ;
  // Stopped before the first page has come, a list of nothing would look complete.
  const isWhole = data !== undefined && !isStopped && isComplete(data);
  const isReading = isFetching && !isWhole;
  const stop = () => stopReading(queries, queryKey);
  return (
    <div className="search-progress">
      <span role="status">{wordsOf({ isReading, isWhole, readCount, total, isStopped }, things)}</span>
      {isReading && <Button size="small" text="Stop" onClick={stop} />}
      {isStopped && !isReading && <Button size="small" text="Continue" onClick={() => void refetch()} />}
      {isReading && <ProgressBar value={total > 0 ? readCount / total : undefined} intent="primary" stripes={false} />}
    </div>
  );
}

interface State extends Omit<ListRead<unknown>, 'rows'> {
  isReading: boolean;
  isWhole: boolean;
}

function wordsOf({ isReading, isWhole, readCount, total, isStopped = false }: State, things: string): string {
  const progress = total > 0 ? `${groupDigits(readCount)} of ${groupDigits(total)}` : '';
  if (isReading) return `Searching ${progress || `all ${things}`}`;
  if (isWhole) return `Searched all ${progress && `${groupDigits(total)} `}${things}`;
  if (isStopped) return progress ? `Stopped after ${progress}` : 'Stopped';
  return progress && `Searched ${progress}`;
}
