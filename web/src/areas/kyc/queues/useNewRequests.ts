// Looks for new registrations while the desk is visible, on any of its tabs.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { QueueEnd } from '@/app/arrivals/queueEnd';
import { useArrivals } from '@/app/arrivals/useArrivals';
import { idleHeader } from '@/app/session/activity';
import { useSignedIn } from '@/app/session/store';
import { countDecidedHere, isDecidedHere } from '@/shared/review/decidedHere';
import type { Triage } from '@/shared/review/useTriage';
import type { RegistrationDesk } from '../desk';
import { registrations } from '../kind';
import { pendingPage, seesSecondBrand } from '../lists';
import type { Registration } from '../registration';
import { addArrived } from './queries';

/** The visible part of the queue: a page of it, or all. */
export interface VisibleRows {
  rows: Registration[];
  total: number;
}

/** Returns a function that has to be called whenever the shown rows of the queue change. */
export function useNewRequests(desk: RegistrationDesk, triage: Triage<Registration>): (looked: VisibleRows) => void {
  const queries = useQueryClient();
  const secondBrand = seesSecondBrand(useSignedIn().user_info.data);
  const [listed, setListed] = useState<Registration[]>();
  const [end] = useState(
    () =>
      new QueueEnd<Registration>((from, to) => pendingPage(secondBrand, from, to, idleHeader()), {
        idOf: registrations.numberOf,
        momentOf: registrations.postedOf,
      }),
  );
  const decidedBefore = useRef(0);
  const onLook = useCallback(
    ({ rows, total }: VisibleRows) => {
      if (end.begin(total)) decidedBefore.current = countDecidedHere(registrations);
      setListed(rows);
    },
    [end],
  );
  // When filtered or sorted, new registrations are inserted at their place among all.
  const isLooked = triage.isFiltered || triage.isSorted;

  useArrivals<Registration>({
    queryKey: [registrations.name, 'new', secondBrand],
    ask: () => {
      const decided = countDecidedHere(registrations);
      end.takenOut(decided - decidedBefore.current);
      decidedBefore.current = decided;
      return end.arrivals();
    },
    enabled: listed !== undefined,
    idOf: registrations.numberOf,
    listed,
    isNew: (row) => !isDecidedHere(registrations, row) && (!isLooked || triage.wanted.keeps(row)),
    onLooked: () => end.seen(),
    show: (rows) => {
      addArrived(secondBrand, rows, end, queries);
      const page = Math.floor(end.start / desk.view.pageSize) + 1;
      if (desk.tab !== 'pending') desk.showTab('pending', isLooked ? 1 : page);
      else if (!isLooked) desk.setView({ page });
    },
  });
  return onLook;
}
