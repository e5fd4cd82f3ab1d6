// What comes in while the queue is in sight.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QueueEnd } from '@/app/arrivals/queueEnd';
import { useArrivals } from '@/app/arrivals/useArrivals';
import { idleHeader } from '@/app/session/activity';
import { isDecidedHere } from '@/shared/review/decidedHere';
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
      new QueueEnd<Registration>(
        (from, to) => pendingPage(secondBrand, from, to, idleHeader()),
        ({ posted_date }) => posted_date,
      ),
  );
  const isKnown = total !== undefined;
  useEffect(() => {
    if (total !== undefined) end.begin(total);
  }, [end, total]);

  useArrivals<Registration>({
    queryKey: [registrations.name, 'new', secondBrand],
    ask: () => end.arrivals(),
    enabled: isKnown,
    isNew: (row) => !isDecidedHere(registrations, row) && (!isLooked || keeps(row)),
    show: (rows) => {
      const { start, total: now } = end;
      end.seen();
      addArrived(secondBrand, rows, now, queries);
      if (isLooked) return;
      desk.setView({ page: Math.floor(start / desk.view.pageSize) + 1 });
    },
  });
}
