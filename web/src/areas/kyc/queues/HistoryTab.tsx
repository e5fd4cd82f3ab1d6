// The tabs Approval History and Reapproved History.

import { Button, ButtonGroup } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { useSignedIn } from '@/app/session/store';
import { byWeek } from '@/reports/byWeek';
import { NOT_LOADED } from '@/reports/export/ExportButton';
import { ExportControl } from '@/reports/export/ExportControl';
import type { DayRange } from '@/reports/export/exportRules';
import { DeskList } from '@/shared/review/DeskList';
import { isDecidedBy, keepDecidedBy } from '@/shared/review/decidedHere';
import { deskReport, filterTypes } from '@/shared/review/deskReport';
import { type Elsewhere, fitsText, foundElsewhere, matchesStatus } from '@/shared/review/filters';
import { AdvancedSearch, FoundBy, RestOfFilters, StatusSelect } from '@/shared/review/HistoryFilters';
import { DateInput } from '@/ui/fields/DateInput';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { useFilterFold } from '@/ui/table/TableSearch';
import { useDataTable } from '@/ui/table/useDataTable';
import { exportedDay, rangeWarning, today } from '@/ui/texts/days';
import { type HistoryRange, history } from '../calls';
import { registrations } from '../caseType';
import { type RegistrationDesk, SEARCH_HINT } from '../desk';
import { isPending, lastDecision, type Registration, searchedText } from '../registration';
import { ReviewDialog } from '../review';
import { endsOf, quickRanges, rangeProblem } from '../rules';
import { historyColumns, reapprovedColumns } from './columns';
import { historyQuery, searchQuery } from './queries';

const KYC_REPORT = 'KYC Report';
/** A registration that was decided twice is listed twice, so the time of the decision is part of the key. */
const decisionOf = (row: Registration) => `${idOf(row)} ${lastDecision(row).at}`;
const { idOf, tabOf, remarksOf, isVisibleTo } = registrations;

export function HistoryTab({ desk }: { desk: RegistrationDesk }) {
  const { view, tabs, tab, find, range, status, text, isMine } = desk;
  const queries = useQueryClient();
  const user = useSignedIn().user_info.data;
  const reapproved = tab === 'reapproved';
  const { source, rows: all, isLoaded } = useHistory(desk);
  // The list also gives their number.
  const isWholeDay = isMine && find === '' && isLoaded;
  useEffect(() => {
    if (isWholeDay) keepDecidedBy(registrations, user, all, queries);
  }, [isWholeDay, all, user, queries]);

  const deferredText = useDeferredValue(text);
  const keeps = useMemo(() => {
    const isVisible = isVisibleTo(user);
    const fits = fitsText(searchedText, deferredText);
    const isOwn = isMine ? isDecidedBy(registrations, user.emailaddress, range.to) : () => true;
    return (row: Registration) => isVisible(row) && isOwn(row) && matchesStatus(row.status, status) && fits(row);
  }, [user, isMine, range.to, status, deferredText]);
  const rows = useMemo(
    // A member who registers again waits, and is in no history any more.
    () => all.filter((row) => (find === '' ? !isPending(row) : tabOf(row) === tab) && keeps(row)),
    [all, find, tab, keeps],
  );
  const elsewhere = useMemo(
    () => foundElsewhere(all, { tabs, tab, find }, { tabOf, searchedText, isVisible: isVisibleTo(user) }),
    [all, user, tabs, tab, find],
  );

  const table = useDataTable({
    name: tab,
    columns: reapproved ? reapprovedColumns : historyColumns,
    rows,
    rowId: idOf,
    view,
    onView: desk.setView,
  });
  const ordered = table.ordered();

  return (
    <>
      <HistoryFilters desk={desk} elsewhere={elsewhere}>
        <ColumnChooser table={table} />
        <ExportControl
          title={KYC_REPORT}
          defaultName={KYC_REPORT}
          defaultRange={find ? undefined : range}
          filterTypes={filterTypes}
          lastDay={today()}
          whyNot={isLoaded ? undefined : NOT_LOADED}
          makeReport={(choice, signal) => {
            const filterBy = choice.filterType === 'POSTED' ? 'POSTED' : 'APPROVED';
            const histories = isMine ? [false, true] : [reapproved];
            const decidedWithin = async (days: DayRange) => {
              const requests = histories.map((each) => history({ ...days, filterBy, reapproved: each }));
              return (await Promise.all(requests)).flat().filter(keeps);
            };
            const subject = {
              title: KYC_REPORT,
              sheet: 'kyc_report',
              list: tabs[tab] ?? '',
              columns: table.visible,
              remarksOf,
              rows: ordered,
              shownRange: find ? `Advanced Search '${find}'` : `${exportedDay(range.from)} to ${exportedDay(range.to)}`,
              narrowing: [
                isMine ? 'Decided by me' : '',
                status && `Status ${status}`,
                deferredText && `Search '${deferredText}'`,
              ].filter(Boolean),
              ranged: () => byWeek({ from: choice.from, to: choice.to }, decidedWithin, decisionOf, signal),
              exportedBy: user.emailaddress,
            };
            return deskReport(choice, subject);
          }}
        />
      </HistoryFilters>
      <DeskList
        caseType={registrations}
        desk={desk}
        table={table}
        label={reapproved ? 'Reapproved history' : 'Approval history'}
        isLoading={!isLoaded && !source.isError}
        failure={listFailure(source)}
        empty={{ title: 'No matches', description: 'Try another date range or search.' }}
        rows={ordered}
        Dialog={ReviewDialog}
      />
    </>
  );
}

const NONE: Registration[] = [];

/** A registration in both lists was reapproved, and is listed once with its current state. */
function mergedHistory(again: Registration[], listed: Registration[]): Registration[] {
  const numbers = new Set(again.map(registrations.numberOf));
  return [...again, ...listed.filter((row) => !numbers.has(registrations.numberOf(row)))];
}

/** The rows of a history: decided registrations in a range of days, or the matches of Advanced Search. */
function useHistory({ tab, find, range, isMine }: RegistrationDesk) {
  const request: Omit<HistoryRange, 'reapproved'> = { ...range, filterBy: 'APPROVED' };
  const isSearched = find !== '';
  const listed = useQuery({
    ...historyQuery({ ...request, reapproved: tab === 'reapproved' }),
    enabled: !isSearched,
  });
  // Reapprovals are decisions, too, but the server has a separate history for them.
  const isBoth = isMine && !isSearched;
  const again = useQuery({ ...historyQuery({ ...request, reapproved: true }), enabled: isBoth });
  const searched = useQuery({ ...searchQuery(find), enabled: isSearched });

  const first = isSearched ? searched : listed;
  const source = isBoth && (listed.isSuccess || again.isError) ? again : first;
  const rows = useMemo(() => {
    if (!isBoth) return first.data ?? NONE;
    return listed.data && again.data ? mergedHistory(again.data, listed.data) : NONE;
  }, [isBoth, first.data, listed.data, again.data]);
  return { source, rows, isLoaded: first.isSuccess && (!isBoth || again.isSuccess) };
}

interface Props {
  desk: RegistrationDesk;
  /** The matches of Advanced Search on the other tabs. */
  elsewhere: Elsewhere;
  children: ReactNode;
}

function HistoryFilters({ desk, elsewhere, children }: Props) {
  const fold = useFilterFold(desk.status !== '' || desk.find !== '');
  return (
    <>
      <div className={fold.className}>
        {fold.toggle}
        {desk.tab === 'history' && <StatusSelect desk={desk} />}
        <DateRange desk={desk} />
        <AdvancedSearch desk={desk} hint="Any day: name, account, email, ID" />
        <RestOfFilters desk={desk} searchHint={SEARCH_HINT}>
          {children}
        </RestOfFilters>
      </div>
      <FoundBy desk={desk} elsewhere={elsewhere} />
    </>
  );
}

function DateRange({ desk }: { desk: RegistrationDesk }) {
  const { from, to } = desk.range;
  const [typed, setTyped] = useState(desk.range);
  const [problem, setProblem] = useState<ReturnType<typeof rangeProblem>>();
  const [warned, setWarned] = useState<string>();
  useEffect(() => {
    setTyped({ from, to });
    setProblem(undefined);
    setWarned(undefined);
  }, [from, to]);

  const change = (part: Partial<typeof typed>) => {
    setTyped({ ...typed, ...part });
    setProblem(undefined);
    setWarned(undefined);
  };
  // Only one of range and Advanced Search applies: the later one.
  const show = (range: { from: string; to: string }) => desk.submitFilter({ ...range, find: '', mine: '' });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = rangeProblem(typed.from, typed.to, today());
    setProblem(found);
    if (found) return;
    const warning = rangeWarning(typed.from, typed.to);
    setWarned(warning);
    if (warning === warned) show(typed);
  };
  const choose = (range: typeof typed) => {
    setTyped(range);
    setProblem(undefined);
    show(range);
  };

  return (
    <form onSubmit={apply} noValidate>
      <DateInput
        label="Start date"
        value={typed.from}
        max={today()}
        error={problem?.from}
        warning={warned}
        onChange={(day) => change({ from: day })}
      />
      <DateInput
        label="End date"
        value={typed.to}
        {...endsOf(typed.from, today())}
        error={problem?.to}
        onChange={(day) => change({ to: day })}
      />
      <Button type="submit" text={warned ? 'Apply anyway' : 'Apply'} intent="primary" />
      <ButtonGroup>
        {quickRanges(today()).map(({ label, ...range }) => (
          <Button
            key={label}
            text={label}
            active={desk.find === '' && from === range.from && to === range.to}
            onClick={() => choose(range)}
          />
        ))}
      </ButtonGroup>
    </form>
  );
}
