// Looks for new applications while the desk is visible, on any of its tabs. The server sends the whole queue, so a long
// queue is requested less often.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { MINUTE, useArrivals } from '@/app/arrivals/useArrivals';
import { idleHeader } from '@/app/session/activity';
import { isDecidedHere } from '@/shared/review/decidedHere';
import type { Triage } from '@/shared/review/useTriage';
import type { Application } from './application';
import type { DoctorDesk } from './desk';
import { applications } from './kind';
import { listPending, pendingQuery } from './lists';

/** The interval grows by a minute for every this many applications. */
const EACH_MINUTE = 1000;
const { numberOf } = applications;

export function useNewApplications(desk: DoctorDesk, { isFiltered, wanted }: Triage<Application>): void {
  const queries = useQueryClient();
  const { keeps, order } = wanted;
  const waiting = useRef<Application[]>([]);
  // Only reads the cache; the queue itself sends the query.
  const { data: listed } = useQuery({ ...pendingQuery, enabled: false });
  useArrivals<Application>({
    queryKey: [applications.name, 'new'],
    ask: async () => {
      waiting.current = await listPending(idleHeader());
      const before = new Set(queries.getQueryData<Application[]>(pendingQuery.queryKey)?.map(numberOf));
      return waiting.current.filter((row) => !before.has(numberOf(row)));
    },
    everyMs: MINUTE * Math.max(1, Math.ceil((listed?.length ?? 0) / EACH_MINUTE)),
    enabled: listed !== undefined,
    idOf: numberOf,
    listed,
    isNew: (row) => !isDecidedHere(applications, row) && keeps(row),
    show: (rows) => {
      // The order is that of the server.
      const known = new Map([...(listed ?? []), ...rows].map((row) => [numberOf(row), row]));
      const all = waiting.current.flatMap((row) => known.get(numberOf(row)) ?? []);
      queries.setQueryData(pendingQuery.queryKey, all);
      void queries.invalidateQueries({ queryKey: pendingQuery.queryKey });
      const at = all.findIndex((row) => rows.includes(row));
      const page = isFiltered || order ? undefined : Math.floor(at / desk.view.pageSize) + 1;
      if (desk.tab !== 'pending') desk.showTab('pending', page);
      else if (page !== undefined) desk.setView({ page });
    },
  });
}
