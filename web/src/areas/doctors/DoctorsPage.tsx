// The review desk for doctors: pending applications, decided ones, and the dialog for one case.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { MINUTE, useArrivals } from '@/app/arrivals/useArrivals';
import { listFailure } from '@/app/list/ListTable';
import { idleHeader } from '@/app/session/activity';
import { DeskList } from '@/shared/review/DeskList';
import { DeskTabs } from '@/shared/review/DeskTabs';
import { isDecidedHere } from '@/shared/review/decidedHere';
import { PendingFilters } from '@/shared/review/PendingFilters';
import { oldestOf } from '@/shared/review/triage';
import { type Triage, useTriage } from '@/shared/review/useTriage';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { useOrderedRows } from '@/ui/table/ordering/useOrderedRows';
import { useDataTable } from '@/ui/table/useDataTable';
import { type Application, counterOf, searchedText } from './application';
import { decidedOn } from './calls';
import { applications } from './caseType';
import { pendingColumns } from './columns';
import { type DoctorDesk, SEARCH_HINT, useDoctorDesk } from './desk';
import { HistoryTab } from './HistoryTab';
import { listPending, pendingQuery } from './lists';
import { ReviewDialog } from './review';
import { filters } from './rules';

const NONE: Application[] = [];

const triageRules = {
  columns: pendingColumns,
  filters,
  counterOf,
  postedOf: ({ Posted_date }: Application) => Posted_date,
  searchedText,
};

export default function DoctorsPage() {
  const desk = useDoctorDesk();
  const triage = useTriage(desk, triageRules);
  // Also runs while the history tab is shown.
  useNewApplications(desk, triage);
  // Only reads the cache; the queue itself sends the query.
  const { data: waiting = NONE } = useQuery({ ...pendingQuery, enabled: false });
  return (
    <DeskTabs
      caseType={applications}
      desk={desk}
      decidedOn={decidedOn}
      about="Doctors' applications"
      oldest={oldestOf(waiting, triageRules.postedOf)}
      panel={(tab) => (tab === 'pending' ? <PendingTab desk={desk} triage={triage} /> : <HistoryTab desk={desk} />)}
    />
  );
}

/** The interval grows by a minute for every this many applications. */
const EACH_MINUTE = 1000;
const { numberOf } = applications;

/**
 * Looks for new applications while the desk is visible, on any of its tabs. The server sends the whole queue, so a long
 * queue is requested less often.
 */
function useNewApplications(desk: DoctorDesk, { isFiltered, wanted }: Triage<Application>): void {
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

function PendingTab({ desk, triage }: { desk: DoctorDesk; triage: Triage<Application> }) {
  const { view } = desk;
  const source = useQuery(pendingQuery);
  const { rows, filter, isOrdering } = useOrderedRows({ rows: source.data ?? NONE, ...triage.wanted });

  const table = useDataTable({
    name: 'doctors-pending',
    columns: pendingColumns,
    rows,
    rowId: applications.idOf,
    view,
    onView: desk.setView,
    isGrowing: isOrdering,
    orderedFor: filter,
  });
  return (
    <>
      <PendingFilters
        desk={desk}
        filters={filters}
        counterDigits={6}
        dayFormat="MM-DD-YYYY"
        needsDay
        searchHint={SEARCH_HINT}
      >
        <ColumnChooser table={table} />
      </PendingFilters>
      <DeskList
        caseType={applications}
        desk={desk}
        table={table}
        label="Pending requests"
        isLoading={source.isPending || (isOrdering && rows.length === 0)}
        failure={listFailure(source)}
        empty={
          triage.isFiltered
            ? { title: 'No matches', description: 'No pending request matches this filter.' }
            : { title: 'No Pending Requests Right Now' }
        }
        rows={rows}
        Dialog={ReviewDialog}
      />
    </>
  );
}
