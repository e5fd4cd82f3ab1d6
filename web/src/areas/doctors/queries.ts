import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application } from './application';
import { search } from './calls';
import { LISTS_KEY, pendingQuery } from './lists';

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'search', text],
    queryFn: () => search(text),
  });

/** The current state of an application, fetched just before its bank details are saved. */
export const currentBankDetailsQuery = ({ incremental_id }: Application) => ({
  queryKey: ['doctors', 'before saving', incremental_id],
  queryFn: async () => (await search(incremental_id)).filter((each) => each.incremental_id === incremental_id),
});

/** Shows an application as approved in all lists while its bank details are being entered. */
export function keepApproval(application: Application, queries: QueryClient): void {
  const approved: Application = { ...application, RegStatus: 'A' };
  queries.setQueryData<Application[]>(pendingQuery.queryKey, (rows) =>
    rows?.map((row) => (row.Docuser_ID === application.Docuser_ID ? approved : row)),
  );
}

/** Removes a decided application from the pending list at once, and fetches all lists again. */
export function dropFromLists({ Docuser_ID }: Pick<Application, 'Docuser_ID'>, queries: QueryClient): void {
  queries.setQueryData<Application[]>(pendingQuery.queryKey, (rows) =>
    rows?.filter((row) => row.Docuser_ID !== Docuser_ID),
  );
  void queries.invalidateQueries({ queryKey: LISTS_KEY });
}
