import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { listFailure } from '@/app/ListTable';
import { isPart, judgedOnce } from '@/app/lookThrough';
import { SearchProgress } from '@/app/SearchProgress';
import { useSignedIn } from '@/app/session/store';
import { DeskList } from '@/shared/review/DeskList';
import { fitsPending, fitsText, hasPendingFilter } from '@/shared/review/filters';
import { PendingFilters } from '@/shared/review/PendingFilters';
import { placeInRows, queueOf } from '@/shared/review/queue';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import { useDataTable } from '@/ui/table/useDataTable';
import { pendingColumns } from './columns';
import type { RegistrationDesk } from './desk';
import { registrations } from './kind';
import { pendingPageQuery, seesSecondBrand } from './lists';
import { allPendingQuery } from './queries';
import type { Registration } from './registration';
import { ReviewDialog } from './review';

const NONE: Registration[] = [];
const PREFETCHED_MS = 5000;
const NOTHING = {
  whole: 'No pending request fits this filter.',
  part: 'No request that was looked at so far fits this filter.',
};
const { idOf } = registrations;

export function PendingTab({ desk }: { desk: RegistrationDesk }) {
  const { view, pendingFilter, text } = desk;
  const secondBrand = seesSecondBrand(useSignedIn().user_info.data);
  const queries = useQueryClient();
  const isFiltered = hasPendingFilter(pendingFilter) || text.trim() !== '';

  // Without a filter the server pages; with one, all registrations are loaded and filtered here.
  const pageQuery = (page: number) => pendingPageQuery(secondBrand, page, view.pageSize);
  // The previous page stays visible while the next one loads, so that nothing jumps.
  const page = useQuery({ ...pageQuery(view.page), enabled: !isFiltered, placeholderData: keepPreviousData });
  const allPending = allPendingQuery(secondBrand);
  const all = useQuery({ ...allPending, enabled: isFiltered });
  const deferredText = useDeferredValue(text);
  const { date, counterFrom, counterTo } = pendingFilter;
  const keeps = useMemo(() => {
    const isPosted = fitsPending(registrations, { date, counterFrom, counterTo });
    const hasText = fitsText(registrations, deferredText);
    return judgedOnce((row: Registration) => isPosted(row) && hasText(row));
  }, [date, counterFrom, counterTo, deferredText]);
  const found = all.data?.rows ?? NONE;
  const matching = useMemo(() => found.filter(keeps), [found, keeps]);

  const source = isFiltered ? all : page;
  const table = useDataTable({
    name: 'pending',
    columns: pendingColumns,
    rows: isFiltered ? matching : (page.data?.rows ?? NONE),
    rowId: idOf,
    view,
    onView: desk.setView,
    isGrowing: isFiltered && all.isFetching,
    serverTotal: isFiltered ? undefined : (page.data?.total ?? 0),
  });
  const rows = isFiltered ? table.ordered() : table.shown.map(({ row }) => row);
  const at = placeInRows(registrations, desk, rows);
  const pages = Math.ceil(table.total / view.pageSize);

  // The neighbours of the first and last row are on other pages.
  const passed = isFiltered ? 0 : (page.data?.start ?? 0);
  const shownPage = Math.floor(passed / view.pageSize) + 1;
  const hasPageAfter = !isFiltered && shownPage < pages;
  const hasPageBefore = !isFiltered && shownPage > 1;
  const isLastOfPage = hasPageAfter && at === rows.length - 1;
  const after = useQuery({ ...pageQuery(shownPage + 1), enabled: isLastOfPage });
  const before = useQuery({ ...pageQuery(shownPage - 1), enabled: hasPageBefore && at === 0 });
  // Whenever this page is fetched, the next one is prefetched.
  const { dataUpdatedAt } = page;
  useEffect(() => {
    if (!hasPageAfter || dataUpdatedAt === 0) return;
    const query = pendingPageQuery(secondBrand, view.page + 1, view.pageSize);
    void queries.prefetchQuery({ ...query, staleTime: PREFETCHED_MS });
  }, [queries, hasPageAfter, dataUpdatedAt, secondBrand, view.page, view.pageSize]);

  const queue = queueOf(registrations, desk, {
    rows,
    total: table.total,
    passed,
    rowBefore: hasPageBefore && at === 0 ? before.data?.rows.at(-1) : undefined,
    rowAfter: isLastOfPage ? after.data?.rows[0] : undefined,
    isAfterLoading: isLastOfPage && after.isFetching,
    isBeforeLoading: hasPageBefore && at === 0 && before.isFetching,
  });

  return (
    <>
      <PendingFilters kind={registrations} desk={desk}>
        <ColumnChooser table={table} />
      </PendingFilters>
      {isFiltered && <SearchProgress look={all} queryKey={allPending.queryKey} things="requests" />}
      <DeskList
        kind={registrations}
        desk={desk}
        table={table}
        label="Pending requests"
        isLoading={
          source.isPending || source.isPlaceholderData || (isFiltered && all.isFetching && table.shown.length === 0)
        }
        failure={source.isFetching ? undefined : listFailure(source)}
        empty={
          isFiltered
            ? { title: 'Nothing matches', description: NOTHING[isPart(all.data) ? 'part' : 'whole'] }
            : { title: 'All done', description: 'No request is waiting for a decision.' }
        }
        rows={rows}
        queue={queue}
        Dialog={ReviewDialog}
      />
    </>
  );
}
