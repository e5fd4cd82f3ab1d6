// The rows of a history: decided registrations in a range of days, or the matches of Advanced Search.
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { HistoryRange } from '../calls';
import type { RegistrationDesk } from '../desk';
import { registrations } from '../kind';
import type { Registration } from '../registration';
import { historyQuery, searchQuery } from './queries';

const NONE: Registration[] = [];

/** A registration in both lists was reapproved, and is listed once with its current state. */
function mergedHistory(again: Registration[], listed: Registration[]): Registration[] {
  const numbers = new Set(again.map(registrations.numberOf));
  return [...again, ...listed.filter((row) => !numbers.has(registrations.numberOf(row)))];
}

export function useHistory({ tab, find, range, isMine }: RegistrationDesk) {
  const request: Omit<HistoryRange, 'reapproved'> = { ...range, filterBy: 'APPROVED' };
  const isSearched = find !== '';
  const listed = useQuery({
    ...historyQuery({ ...request, reapproved: tab === 'reapproved' }),
    enabled: !isSearched,
  });
  // Reapprovals are decisions, too, but the server has a separate history for them.
  const isBoth = isMine && !isSearched;
  const again = useQuery({ ...historyQuery({ ...request, reapproved: true }), enabled: isBoth });
  const searched = useQuery({ ...searchQuery(find), enabled: isSearched });

  const first = isSearched ? searched : listed;
  const source = isBoth && (listed.isSuccess || again.isError) ? again : first;
  const rows = useMemo(() => {
    if (!isBoth) return first.data ?? NONE;
    return listed.data && again.data ? mergedHistory(again.data, listed.data) : NONE;
  }, [isBoth, first.data, listed.data, again.data]);
  return { source, rows, isLoaded: first.isSuccess && (!isBoth || again.isSuccess) };
}
