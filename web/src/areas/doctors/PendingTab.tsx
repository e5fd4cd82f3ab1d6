import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { listFailure } from '@/app/ListTable';
import { DeskList } from '@/shared/review/DeskList';
import { fitsPending, fitsText, hasPendingFilter } from '@/shared/review/filters';
import { PendingFilters } from '@/shared/review/PendingFilters';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import { useDataTable } from '@/ui/table/useDataTable';
import type { Application } from './application';
import { pendingColumns } from './columns';
import type { DoctorDesk } from './desk';
import { applications } from './kind';
import { pendingQuery } from './lists';
import { ReviewDialog } from './review';

const NONE: Application[] = [];

export function PendingTab({ desk }: { desk: DoctorDesk }) {
  const { view, pendingFilter, text } = desk;
  const source = useQuery(pendingQuery);
  const deferredText = useDeferredValue(text);
  const { date, counterFrom, counterTo } = pendingFilter;
  const all = source.data ?? NONE;
  const rows = useMemo(() => {
    const isPosted = fitsPending(applications, { date, counterFrom, counterTo });
    const hasText = fitsText(applications, deferredText);
    return all.filter((row) => isPosted(row) && hasText(row));
  }, [all, date, counterFrom, counterTo, deferredText]);

  const table = useDataTable({
    name: 'doctors-pending',
    columns: pendingColumns,
    rows,
    rowId: applications.idOf,
    view,
    onView: desk.setView,
  });
  const ordered = table.ordered();
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
        isLoading={source.isPending}
        failure={source.data ? undefined : listFailure(source)}
        empty={
          hasPendingFilter(pendingFilter) || text.trim() !== ''
            ? { title: 'Nothing matches', description: 'No pending request fits this filter.' }
            : { title: 'No Pending Requests Right Now' }
        }
        rows={ordered}
        Dialog={ReviewDialog}
      />
    </>
  );
}
