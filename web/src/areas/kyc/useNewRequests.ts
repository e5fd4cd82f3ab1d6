// What comes in while the queue is in sight.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { QueueEnd } from '@/app/arrivals/queueEnd';
import { useArrivals } from '@/app/arrivals/useArrivals';
import { idleHeader } from '@/app/session/activity';
import { countDecidedHere, isDecidedHere } from '@/shared/review/decidedHere';
import type { RegistrationDesk } from './desk';
import { registrations } from './kind';
import { pendingPage } from './lists';
import { addArrived } from './queries';
import type { Registration } from './registration';

interface Options {
  secondBrand: boolean;
  /** How many wait, once that is known. */
  total: number | undefined;
  /** Whether all are looked through: then they come where they belong among them. */
  isLooked: boolean;
  keeps: (row: Registration) => boolean;
}

export function useNewRequests(desk: RegistrationDesk, { secondBrand, total, isLooked, keeps }: Options): void {
  const queries = useQueryClient();
  const [end] = useState(
    () =>
      new QueueEnd<Registration>((from, to) => pendingPage(secondBrand, from, to, idleHeader()), {
        idOf: registrations.numberOf,
        momentOf: registrations.postedOf,
      }),
  );
  const decidedBefore = useRef(0);
  const isKnown = total !== undefined;
  useEffect(() => {
    if (total === undefined) return;
    if (end.begin(total)) decidedBefore.current = countDecidedHere(registrations);
  }, [end, total]);

  useArrivals<Registration>({
    queryKey: [registrations.name, 'new', secondBrand],
    ask: () => {
      const decided = countDecidedHere(registrations);
      end.takenOut(decided - decidedBefore.current);
      decidedBefore.current = decided;
      return end.arrivals();
    },
    enabled: isKnown,
    isNew: (row) => !isDecidedHere(registrations, row) && (!isLooked || keeps(row)),
    show: (rows) => {
      end.seen();
      addArrived(secondBrand, rows, end, queries);
      if (isLooked) return;
      desk.setView({ page: Math.floor(end.start / desk.view.pageSize) + 1 });
    },
  });
}
