import { useQuery } from '@tanstack/react-query';
import { listFailure } from '@/app/list/ListTable';
import { DeskList } from '@/shared/review/DeskList';
import { PendingFilters } from '@/shared/review/PendingFilters';
import type { Triage } from '@/shared/review/useTriage';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { useOrderedRows } from '@/ui/table/ordering/useOrderedRows';
import { useDataTable } from '@/ui/table/useDataTable';
import type { Application } from './application';
import { pendingColumns } from './columns';
import type { DoctorDesk } from './desk';
import { applications } from './kind';
import { pendingQuery } from './lists';
import { ReviewDialog } from './review';

const NONE: Application[] = [];

export function PendingTab({ desk, triage }: { desk: DoctorDesk; triage: Triage<Application> }) {
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
      <PendingFilters kind={applications} desk={desk}>
        <ColumnChooser table={table} />
      </PendingFilters>
      <DeskList
        kind={applications}
        desk={desk}
        table={table}
        label="Pending requests"
        isLoading={source.isPending || (isOrdering && rows.length === 0)}
        failure={listFailure(source)}
        empty={
          triage.isFiltered
            ? { title: 'Nothing matches', description: 'No pending request fits this filter.' }
            : { title: 'No Pending Requests Right Now' }
        }
        rows={rows}
        Dialog={ReviewDialog}
      />
    </>
  );
}
