import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { listFailure } from '@/app/ListTable';
import { useSignedIn } from '@/app/session/store';
import { ColumnChooser } from '@/ui/table/ColumnChooser';
import { DataTable } from '@/ui/table/DataTable';
import { useDataTable } from '@/ui/table/useDataTable';
import { pendingColumns } from './columns';
import type { Desk } from './desk';
import { pendingPageQuery, seesSecondBrand } from './lists';
import { isComplete, NOT_LOOKED } from './lookThrough';
import { OpenCase } from './OpenCase';
import { PendingFilters } from './PendingFilters';
import { allPendingQuery, stopLooking } from './queries';
import type { Registration } from './registration';
import { matchesPendingFilter, matchesText } from './rules';
import { SearchProgress } from './SearchProgress';

const NONE: Registration[] = [];
const PREFETCHED_MS = 5000;
const NOTHING = {
  whole: 'No pending request fits this filter.',
  part: 'No request that was looked at so far fits this filter.',
};
const rowId = ({ incremental_id }: Registration) => incremental_id;

function rememberedByRow(judge: (row: Registration) => boolean): (row: Registration) => boolean {
  const judged = new WeakMap<Registration, boolean>();
  return (row) => {
    const before = judged.get(row);
    if (before !== undefined) return before;
    const now = judge(row);
    judged.set(row, now);
    return now;
  };
}

export function PendingTab({ desk }: { desk: Desk }) {
  const { view, pendingFilter, text } = desk;
  const secondBrand = seesSecondBrand(useSignedIn().user_info.data);
  const queries = useQueryClient();
  const isFiltered = Object.values(pendingFilter).some(Boolean) || text.trim() !== '';

  // Without a filter the server pages; with one, all registrations are loaded and filtered here.
  const pageQuery = (page: number) => pendingPageQuery(secondBrand, page, view.pageSize);
  // The previous page stays visible while the next one loads, so that nothing jumps.
  const page = useQuery({ ...pageQuery(view.page), enabled: !isFiltered, placeholderData: keepPreviousData });
  const all = useQuery({ ...allPendingQuery(secondBrand), enabled: isFiltered });
  const deferredText = useDeferredValue(text);
  const { date, counterFrom, counterTo } = pendingFilter;
  const keeps = useMemo(
    () =>
      // More is found while the list is looked through: no row is compared twice.
      rememberedByRow(
        (row) => matchesPendingFilter(row, { date, counterFrom, counterTo }) && matchesText(row, deferredText),
      ),
    [date, counterFrom, counterTo, deferredText],
  );
  const found = all.data?.rows ?? NONE;
  const matching = useMemo(() => found.filter(keeps), [found, keeps]);

  const isPart = all.data !== undefined && (all.data.isStopped || !isComplete(all.data));
  const source = isFiltered ? all : page;
  const table = useDataTable({
    name: 'pending',
    columns: pendingColumns,
    rows: isFiltered ? matching : (page.data?.rows ?? NONE),
    rowId,
    view,
    onView: desk.setView,
    isGrowing: isFiltered && all.isFetching,
    serverTotal: isFiltered ? undefined : (page.data?.total ?? 0),
  });
  const rows = isFiltered ? table.ordered() : table.shown.map(({ row }) => row);
  const at = rows.findIndex((row) => rowId(row) === desk.open);
  const pages = Math.ceil(table.total / view.pageSize);

  // The neighbours of the first and last row are on other pages.
  const hasPageAfter = !isFiltered && view.page < pages;
  const hasPageBefore = !isFiltered && view.page > 1;
  const after = useQuery({ ...pageQuery(view.page + 1), enabled: hasPageAfter && at === rows.length - 1 });
  const before = useQuery({ ...pageQuery(view.page - 1), enabled: hasPageBefore && at === 0 });
  // Whenever this page is fetched, the next one is prefetched.
  const { dataUpdatedAt } = page;
  useEffect(() => {
    if (!hasPageAfter || dataUpdatedAt === 0) return;
    const query = pendingPageQuery(secondBrand, view.page + 1, view.pageSize);
    void queries.prefetchQuery({ ...query, staleTime: PREFETCHED_MS });
  }, [queries, hasPageAfter, dataUpdatedAt, secondBrand, view.page, view.pageSize]);

  const pageAfter = hasPageAfter && at === rows.length - 1 ? after.data?.rows : undefined;
  const pageBefore = hasPageBefore && at === 0 ? before.data?.rows : undefined;
  const next = at < 0 ? null : (rows[at + 1] ?? pageAfter?.[0] ?? null);
  const previous = at < 0 ? null : (rows[at - 1] ?? pageBefore?.at(-1) ?? null);
  const place = at < 0 ? -1 : at + (isFiltered ? 0 : (view.page - 1) * view.pageSize);
  const pageOf = (index: number) => Math.floor(Math.max(0, index) / view.pageSize) + 1;

  const go = (to: Registration | null) => {
    const step = to === null || place < 0 ? 0 : to === next ? 1 : -1;
    desk.openCase(to?.incremental_id ?? '', place < 0 ? undefined : pageOf(place + step));
  };
  /** The next case moves up to the place of the decided one. */
  const onDecided = () => {
    const lastLeft = table.total - 2;
    desk.openCase(next?.incremental_id ?? '', place < 0 ? undefined : pageOf(Math.min(place, lastLeft)));
  };

  return (
    <>
      <PendingFilters desk={desk}>
        <ColumnChooser table={table} />
      </PendingFilters>
      {isFiltered && (
        <SearchProgress
          look={all.data ?? NOT_LOOKED}
          isLooking={all.isFetching}
          onStop={() => stopLooking(queries)}
          onGoOn={() => void all.refetch()}
        />
      )}
      <DataTable
        table={table}
        label="Pending requests"
        isLoading={
          source.isPending || source.isPlaceholderData || (isFiltered && all.isFetching && table.shown.length === 0)
        }
        failure={source.isFetching ? undefined : listFailure(source)}
        empty={
          isFiltered
            ? { title: 'Nothing matches', description: NOTHING[isPart ? 'part' : 'whole'] }
            : { title: 'All done', description: 'No request is waiting for a decision.' }
        }
        onOpen={desk.openRow}
      />
      <OpenCase
        desk={desk}
        rows={rows}
        queue={{
          next,
          previous,
          position: place < 0 ? null : `${place + 1} of ${table.total.toLocaleString('en-US')}`,
          go,
          onDecided,
        }}
      />
    </>
  );
}
