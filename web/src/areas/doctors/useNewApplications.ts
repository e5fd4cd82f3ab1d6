// What comes in while the desk is in sight, whichever of its tabs. The queue comes whole: the longer it is, the more seldom it is asked.
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

/** So many are asked for each minute. */
const EACH_MINUTE = 1000;
const { numberOf } = applications;

export function useNewApplications(desk: DoctorDesk, { isFiltered, wanted }: Triage<Application>): void {
  const queries = useQueryClient();
  const { keeps, order } = wanted;
  const waiting = useRef<Application[]>([]);
  // The queue asks for it itself: here it is only known what it has.
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
      // Where they stand is the server's to say.
      const there = new Map([...(listed ?? []), ...rows].map((row) => [numberOf(row), row]));
      const all = waiting.current.flatMap((row) => there.get(numberOf(row)) ?? []);
      queries.setQueryData(pendingQuery.queryKey, all);
      void queries.invalidateQueries({ queryKey: pendingQuery.queryKey });
      const at = all.findIndex((row) => rows.includes(row));
      const page = isFiltered || order ? undefined : Math.floor(at / desk.view.pageSize) + 1;
      if (desk.tab !== 'pending') desk.showTab('pending', page);
      else if (page !== undefined) desk.setView({ page });
    },
  });
}
