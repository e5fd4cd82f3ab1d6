import { Button, Callout } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { useSignedIn } from '@/app/session/store';
import { NOT_LOADED } from '@/reports/export/ExportButton';
import { ExportControl } from '@/reports/export/ExportControl';
import type { ExportChoice } from '@/reports/export/exportRules';
import { DeskList } from '@/shared/review/DeskList';
import { isDecidedBy, keepDecidedBy } from '@/shared/review/decidedHere';
import { deskReport, filterTypes } from '@/shared/review/deskReport';
import { fitsText, foundElsewhere, matchesStatus } from '@/shared/review/filters';
import { AdvancedSearch, FoundBy, RestOfFilters, StatusSelect } from '@/shared/review/HistoryFilters';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { useFilterFold } from '@/ui/table/TableSearch';
import { useDataTable } from '@/ui/table/useDataTable';
import { groupDigits } from '@/ui/texts/counts';
import { today } from '@/ui/texts/days';
import { type Application, isPending, lacksBankDetails, searchedText } from './application';
import { exportRows } from './calls';
import { applications } from './caseType';
import { historyColumns } from './columns';
import { BANK_MISSING, type DoctorDesk, SEARCH_HINT } from './desk';
import { historyQuery } from './lists';
import { searchQuery } from './queries';
import { ReviewDialog } from './review';

const REPORT = 'Doctors Report';
const NONE: Application[] = [];
const everybody = () => true;

/** The applications in the range of days that was chosen in the export dialog. */
async function* decidedWithin({ filterType, from, to }: ExportChoice, keeps: (row: Application) => boolean) {
  const dayOf = ({ Posted_date, Approveddate }: Application) =>
    (filterType === 'POSTED' ? Posted_date : (Approveddate ?? '')).slice(0, 10);
  yield (await exportRows()).filter((row) => dayOf(row) >= from && dayOf(row) <= to && keeps(row));
}

export function HistoryTab({ desk }: { desk: DoctorDesk }) {
  const { view, tabs, tab, find, status, text, onlyBankMissing, isMine } = desk;
  const queries = useQueryClient();
  const day = today();
  const user = useSignedIn().user_info.data;
  const listed = useQuery({ ...historyQuery, enabled: find === '' });
  const searched = useQuery({ ...searchQuery(find), enabled: find !== '' });
  const source = find === '' ? listed : searched;

  const deferredText = useDeferredValue(text);
  const keeps = useMemo(() => {
    const fits = fitsText(searchedText, deferredText);
    const isOwn = isMine ? isDecidedBy(applications, user.emailaddress, day) : everybody;
    return (row: Application) =>
      !isPending(row) &&
      isOwn(row) &&
      matchesStatus(row.RegStatus, status) &&
      (!onlyBankMissing || lacksBankDetails(row)) &&
      fits(row);
  }, [user, isMine, day, status, onlyBankMissing, deferredText]);
  // The history comes whole, so it also has the number of the user's own decisions.
  useEffect(() => {
    if (listed.data) keepDecidedBy(applications, user, listed.data, queries);
  }, [queries, listed.data, user]);
  const all = source.data ?? NONE;
  const rows = useMemo(() => all.filter(keeps), [all, keeps]);
  const elsewhere = useMemo(
    () => foundElsewhere(all, { tabs, tab, find }, { tabOf: applications.tabOf, searchedText, isVisible: everybody }),
    [all, tabs, tab, find],
  );

  const table = useDataTable({
    name: 'doctors-history',
    columns: historyColumns,
    rows,
    rowId: applications.idOf,
    view,
    onView: desk.setView,
  });
  const ordered = table.ordered();
  const fold = useFilterFold(status !== '' || find !== '');
  const isNarrowed = Boolean(find || status || text.trim() || onlyBankMissing || isMine);

  return (
    <>
      <div className={fold.className}>
        {fold.toggle}
        <StatusSelect desk={desk} />
        <AdvancedSearch desk={desk} hint="Any day: name, PRC, email, code, ID" />
        <RestOfFilters desk={desk} searchHint={SEARCH_HINT}>
          <ColumnChooser table={table} />
          <ExportControl
            title={REPORT}
            defaultName={REPORT}
            filterTypes={filterTypes}
            lastDay={today()}
            whyNot={source.isSuccess ? undefined : NOT_LOADED}
            makeReport={(choice) =>
              deskReport(choice, {
                title: REPORT,
                sheet: 'doctors_report',
                list: tabs.history ?? '',
                columns: table.visible,
                remarksOf: applications.remarksOf,
                rows: ordered,
                shownRange: find && `Advanced Search '${find}'`,
                narrowing: [
                  isMine ? 'Decided by me today' : '',
                  status && `Status ${status}`,
                  onlyBankMissing ? 'Bank details missing' : '',
                  deferredText && `Search '${deferredText}'`,
                ].filter(Boolean),
                ranged: () => decidedWithin(choice, keeps),
                exportedBy: user.emailaddress,
              })
            }
          />
        </RestOfFilters>
      </div>
      <FoundBy desk={desk} elsewhere={elsewhere} />
      <BankMissing desk={desk} all={all} />
      <DeskList
        caseType={applications}
        desk={desk}
        table={table}
        label="Approval history"
        isLoading={source.isPending}
        failure={listFailure(source)}
        empty={
          isNarrowed
            ? { title: 'No matches', description: 'Try another filter or search.' }
            : { title: 'No Approval History Right Now' }
        }
        rows={ordered}
        Dialog={ReviewDialog}
      />
    </>
  );
}

/** The number of approvals without bank details: those doctors cannot be paid. */
function BankMissing({ desk, all }: { desk: DoctorDesk; all: Application[] }) {
  const count = useMemo(() => all.filter(lacksBankDetails).length, [all]);
  const { onlyBankMissing } = desk;
  if (count === 0 && !onlyBankMissing) return null;
  const who = count === 1 ? '1 approved doctor has' : `${groupDigits(count)} approved doctors have`;
  return (
    <Callout intent="warning" icon={false} compact className="desk-notice">
      <span>{who} no bank details.</span>
      <Button
        size="small"
        text={onlyBankMissing ? 'Show all' : 'Show'}
        onClick={() => desk.setFilter({ bank: onlyBankMissing ? '' : BANK_MISSING })}
      />
    </Callout>
  );
}
