import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { listFailure } from '@/app/ListTable';
import { useOpenRow } from '@/shared/review/desk';
import { fitsPending, fitsText, hasPendingFilter } from '@/shared/review/filters';
import { OpenCase } from '@/shared/review/OpenCase';
import { PendingFilters } from '@/shared/review/PendingFilters';
import { queueOf } from '@/shared/review/queue';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import { DataTable } from '@/ui/table/DataTable';
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
  const openRow = useOpenRow(applications, desk);

  return (
    <>
      <PendingFilters kind={applications} desk={desk}>
        <ColumnChooser table={table} />
      </PendingFilters>
      <DataTable
        table={table}
        label="Pending requests"
        isLoading={source.isPending}
        failure={source.data ? undefined : listFailure(source)}
        empty={
          hasPendingFilter(pendingFilter) || text.trim() !== ''
            ? { title: 'Nothing matches', description: 'No pending request fits this filter.' }
            : { title: 'No Pending Requests Right Now' }
        }
        onOpen={openRow}
      />
      <OpenCase
        kind={applications}
        desk={desk}
        rows={ordered}
        queue={queueOf(applications, desk, { rows: ordered, total: ordered.length })}
      >
        {(queue) => <ReviewDialog queue={queue} onClose={() => desk.openCase('')} />}
      </OpenCase>
    </>
  );
}
