// The tabs Approval History and Reapproved History.
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { listFailure } from '@/app/ListTable';
import { useSignedIn } from '@/app/session/store';
import { ExportControl } from '@/reports/ExportControl';
import { exportedDay, today } from '@/ui/days';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import { DataTable } from '@/ui/table/DataTable';
import { useDataTable } from '@/ui/table/useDataTable';
import { historyColumns, reapprovedColumns } from './columns';
import type { Desk } from './desk';
import { HistoryFilters } from './HistoryFilters';
import { filterTypes, KYC_REPORT, kycReport } from './kycReport';
import { OpenCase } from './OpenCase';
import { historyQuery, searchQuery } from './queries';
import type { Registration } from './registration';
import { foundElsewhere, matchesStatus, matchesText, tabOf } from './rules';
import { isVisibleTo } from './transitions';

const NONE: Registration[] = [];
const rowId = ({ incremental_id }: Registration) => incremental_id;

export function HistoryTab({ desk }: { desk: Desk }) {
  const { view, find, range, status, text } = desk;
  const user = useSignedIn().user_info.data;
  const reapproved = desk.tab === 'reapproved';
  const listed = useQuery({
    ...historyQuery({ ...range, filterBy: 'APPROVED', reapproved }),
    enabled: find === '',
  });
  const searched = useQuery({ ...searchQuery(find), enabled: find !== '' });
  const source = find === '' ? listed : searched;

  const deferredText = useDeferredValue(text);
  const keeps = useMemo(() => {
    const isVisible = isVisibleTo(user);
    return (row: Registration) => isVisible(row) && matchesStatus(row, status) && matchesText(row, deferredText);
  }, [user, status, deferredText]);
  const all = source.data ?? NONE;
  const rows = useMemo(
    () => all.filter((row) => (find === '' || tabOf(row) === desk.tab) && keeps(row)),
    [all, find, desk.tab, keeps],
  );
  const elsewhere = useMemo(() => foundElsewhere(all, isVisibleTo(user), desk.tab, find), [all, user, desk.tab, find]);

  const table = useDataTable({
    name: desk.tab,
    columns: reapproved ? reapprovedColumns : historyColumns,
    rows,
    rowId,
    view,
    onView: desk.setView,
  });
  const ordered = table.ordered();
  const at = ordered.findIndex((row) => rowId(row) === desk.open);
  const next = at < 0 ? null : (ordered[at + 1] ?? null);
  const pageOf = (row: Registration) => Math.floor(Math.max(0, ordered.indexOf(row)) / view.pageSize) + 1;
  const go = (to: Registration | null) => desk.openCase(to?.incremental_id ?? '', to ? pageOf(to) : undefined);

  return (
    <>
      <HistoryFilters desk={desk} elsewhere={elsewhere}>
        <ColumnChooser table={table} />
        <ExportControl
          title={KYC_REPORT}
          defaultName={KYC_REPORT}
          filterTypes={filterTypes}
          lastDay={today()}
          disabled={!source.isSuccess}
          makeReport={(choice, signal) => {
            const subject = {
              reapproved,
              columns: table.visible,
              rows: ordered,
              shownRange: find ? `Advanced Search '${find}'` : `${exportedDay(range.from)} to ${exportedDay(range.to)}`,
              narrowing: [status && `Status ${status}`, deferredText && `Search '${deferredText}'`].filter(Boolean),
              keeps,
              exportedBy: user.emailaddress,
            };
            return kycReport(choice, subject, signal);
          }}
        />
      </HistoryFilters>
      <DataTable
        table={table}
        label={reapproved ? 'Reapproved history' : 'Approval history'}
        isLoading={source.isPending}
        failure={listFailure(source)}
        empty={{ title: 'Nothing found', description: 'Another date range or another search may find it.' }}
        onOpen={desk.openRow}
      />
      <OpenCase
        desk={desk}
        rows={ordered}
        queue={{
          next,
          previous: at < 0 ? null : (ordered[at - 1] ?? null),
          position: at < 0 ? null : `${at + 1} of ${ordered.length.toLocaleString('en-US')}`,
          go,
          onDecided: () => go(next),
        }}
      />
    </>
  );
}
