import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { isComplete, isPart } from '@/app/list/readWholeList';
import { SearchProgress } from '@/app/list/SearchProgress';
import { useSignedIn } from '@/app/session/store';
import { DeskList } from '@/shared/review/DeskList';
import { PendingFilters } from '@/shared/review/PendingFilters';
import { placeInRows, queueOf } from '@/shared/review/queue';
import type { Triage } from '@/shared/review/useTriage';
import { whenPainted } from '@/ui/browser/lazyComponents';
import { ColumnChooser } from '@/ui/table/columns/ColumnChooser';
import { useOrderedRows } from '@/ui/table/ordering/useOrderedRows';
import { useDataTable } from '@/ui/table/useDataTable';
import { registrations } from '../caseType';
import { type RegistrationDesk, SEARCH_HINT } from '../desk';
import { pendingPageQuery, seesSecondBrand } from '../lists';
import type { Registration } from '../registration';
import { ReviewDialog } from '../review';
import { filters } from '../rules';
import { pendingColumns } from './columns';
import { allPendingQuery } from './queries';

const NONE: Registration[] = [];
const PREFETCHED_MS = 5000;
const NOTHING = {
  whole: 'No pending request matches this filter.',
  part: 'No match among the requests checked.',
};
const { idOf } = registrations;

interface Props {
  desk: RegistrationDesk;
  triage: Triage<Registration>;
  /** Receives the total of the queue. */
  onLook: (total: number) => void;
}

export function PendingTab({ desk, triage, onLook }: Props) {
  const { view } = desk;
  const secondBrand = seesSecondBrand(useSignedIn().user_info.data);
  const queries = useQueryClient();

  // The server pages the plain queue. For filtering or sorting, all registrations are loaded here.
  const isLooked = triage.isFiltered || triage.isSorted;
  const pageQuery = (page: number) => pendingPageQuery(secondBrand, page, view.pageSize);
  // The previous page stays visible while the next one loads, so that nothing jumps.
  const page = useQuery({ ...pageQuery(view.page), enabled: !isLooked, placeholderData: keepPreviousData });
  // A link opens a case without the page that lists it: all registrations are loaded to find its neighbours.
  const isElsewhere = !isLooked && desk.open !== '' && placeInRows(registrations, desk, page.data?.rows ?? NONE) < 0;
  const isSought = isElsewhere && page.isSuccess && !page.isPlaceholderData;
  const allPending = allPendingQuery(secondBrand);
  const all = useQuery({ ...allPending, enabled: isLooked || isSought });
  const found = useOrderedRows({ rows: isLooked ? (all.data?.rows ?? NONE) : NONE, ...triage.wanted });

  const complete = all.data && isComplete(all.data) ? all.data : undefined;
  const loaded = isLooked ? complete : page.data;
  useEffect(() => {
    if (loaded) onLook(loaded.total);
  }, [loaded, onLook]);

  const source = isLooked ? all : page;
  const isGrowing = isLooked && (all.isFetching || found.isOrdering);
  const table = useDataTable({
    name: 'pending',
    columns: pendingColumns,
    rows: isLooked ? found.rows : (page.data?.rows ?? NONE),
    rowId: idOf,
    view,
    onView: desk.setView,
    isGrowing,
    isSortable: true,
    orderedFor: isLooked ? found.filter : undefined,
    serverTotal: isLooked ? undefined : (page.data?.total ?? 0),
  });
  const rows = isLooked ? found.rows : table.shown.map(({ row }) => row);
  const at = placeInRows(registrations, desk, rows);
  const pages = Math.ceil(table.total / view.pageSize);

  // The neighbours of the first and last row are on other pages.
  const passed = isLooked ? 0 : (page.data?.start ?? 0);
  const shownPage = Math.floor(passed / view.pageSize) + 1;
  const hasPageAfter = !isLooked && shownPage < pages;
  const hasPageBefore = !isLooked && shownPage > 1;
  const isLastOfPage = hasPageAfter && at === rows.length - 1;
  const after = useQuery({ ...pageQuery(shownPage + 1), enabled: isLastOfPage });
  const before = useQuery({ ...pageQuery(shownPage - 1), enabled: hasPageBefore && at === 0 });
  // Prefetches the next page whenever this one is fetched.
  const { dataUpdatedAt } = page;
  useEffect(() => {
    if (!hasPageAfter || dataUpdatedAt === 0) return;
    const query = pendingPageQuery(secondBrand, view.page + 1, view.pageSize);
    return whenPainted(() => void queries.prefetchQuery({ ...query, staleTime: PREFETCHED_MS }));
  }, [queries, hasPageAfter, dataUpdatedAt, secondBrand, view.page, view.pageSize]);

  const beside = {
    rows,
    total: table.total,
    passed,
    rowBefore: hasPageBefore && at === 0 ? before.data?.rows.at(-1) : undefined,
    rowAfter: isLastOfPage ? after.data?.rows[0] : undefined,
    isAfterLoading: isLastOfPage && after.isFetching,
    isBeforeLoading: hasPageBefore && at === 0 && before.isFetching,
  };
  const besideInAll = {
    rows: all.data?.rows ?? NONE,
    total: all.data?.total ?? 0,
    isAfterLoading: all.isFetching,
    isBeforeLoading: all.isFetching,
  };
  const queue = queueOf(registrations, desk, isElsewhere ? besideInAll : beside);

  // A list that was read in part was never loaded.
  const known = isLooked && isPart(all.data) ? undefined : source.data;

  return (
    <>
      <PendingFilters desk={desk} filters={filters} counterDigits={5} searchHint={SEARCH_HINT}>
        <ColumnChooser table={table} />
      </PendingFilters>
      {isLooked && <SearchProgress look={all} queryKey={allPending.queryKey} things="requests" />}
      <DeskList
        caseType={registrations}
        desk={desk}
        table={table}
        label="Pending requests"
        isLoading={source.isPending || source.isPlaceholderData || (isGrowing && table.shown.length === 0)}
        failure={
          source.isFetching ? undefined : listFailure({ data: known, error: source.error, refetch: source.refetch })
        }
        empty={
          triage.isFiltered
            ? { title: 'No matches', description: NOTHING[isPart(all.data) ? 'part' : 'whole'] }
            : { title: 'No Pending Requests Right Now', description: 'No requests are waiting for a decision.' }
        }
        rows={rows}
        queue={queue}
        Dialog={ReviewDialog}
      />
    </>
  );
}
