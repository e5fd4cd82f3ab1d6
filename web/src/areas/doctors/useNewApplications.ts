// What comes in while the queue is in sight. It comes whole: the longer it is, the more seldom it is asked.
import { useQueryClient } from '@tanstack/react-query';
import { MINUTE, useArrivals } from '@/app/arrivals/useArrivals';
import { idleHeader } from '@/app/session/activity';
import { isDecidedHere } from '@/shared/review/decidedHere';
import type { Order } from '@/ui/table/ordering';
import type { Application } from './application';
import type { DoctorDesk } from './desk';
import { applications } from './kind';
import { listPending, pendingQuery } from './lists';

/** So many are asked for each minute. */
const EACH_MINUTE = 1000;
const { numberOf } = applications;

interface Options {
  /** All that wait, once they are there. */
  listed: Application[] | undefined;
  isFiltered: boolean;
  keeps: (row: Application) => boolean;
  order: Order<Application> | undefined;
}

export function useNewApplications(desk: DoctorDesk, { listed, isFiltered, keeps, order }: Options): void {
  const queries = useQueryClient();
  const known = () => new Set(queries.getQueryData<Application[]>(pendingQuery.queryKey)?.map(numberOf));
  useArrivals<Application>({
    queryKey: [applications.name, 'new'],
    ask: async () => {
      const waiting = await listPending(idleHeader());
      const before = known();
      return waiting.filter((row) => !before.has(numberOf(row)));
    },
    everyMs: MINUTE * Math.max(1, Math.ceil((listed?.length ?? 0) / EACH_MINUTE)),
    enabled: listed !== undefined,
    isNew: (row) =>
      !isDecidedHere(applications, row) && keeps(row) && !listed?.some((each) => numberOf(each) === numberOf(row)),
    show: (rows) => {
      queries.setQueryData<Application[]>(pendingQuery.queryKey, (before) => before && [...before, ...rows]);
      void queries.invalidateQueries({ queryKey: pendingQuery.queryKey });
      if (isFiltered || order) return;
      // The newest come last.
      const count = (listed?.length ?? 0) + rows.length;
      desk.setView({ page: Math.ceil(count / desk.view.pageSize) });
    },
  });
}
