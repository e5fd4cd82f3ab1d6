import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Application } from './application';
import type { BankDetails } from './bank';
import { search } from './calls';
import { LISTS_KEY, pendingQuery } from './lists';

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'search', text],
    queryFn: () => search(text),
  });

/** An application as it stands when its bank details are about to be saved. */
export const bankStandsQuery = ({ incremental_id }: Application) => ({
  queryKey: ['doctors', 'before saving', incremental_id],
  queryFn: async () => (await search(incremental_id)).filter((each) => each.incremental_id === incremental_id),
});

/** What was saved is known before the lists are loaded anew: nobody is asked to complete it once more. */
export function keepBankDetails({ Docuser_ID }: Application, details: BankDetails, queries: QueryClient): void {
  queries.setQueriesData<Application[]>({ queryKey: LISTS_KEY }, (rows) =>
    rows?.map((row) => (row.Docuser_ID === Docuser_ID ? { ...row, ...details } : row)),
  );
}

/** While its bank account is asked for, an approved application stands as approved wherever it is shown. */
export function keepApproval(application: Application, queries: QueryClient): void {
  const approved: Application = { ...application, RegStatus: 'A' };
  queries.setQueryData<Application[]>(pendingQuery.queryKey, (rows) =>
    rows?.map((row) => (row.Docuser_ID === application.Docuser_ID ? approved : row)),
  );
}

/** Takes a decided application out of the pending list at once, and fetches all lists again. */
export function dropFromLists({ Docuser_ID }: Pick<Application, 'Docuser_ID'>, queries: QueryClient): void {
  queries.setQueryData<Application[]>(pendingQuery.queryKey, (rows) =>
    rows?.filter((row) => row.Docuser_ID !== Docuser_ID),
  );
  void queries.invalidateQueries({ queryKey: LISTS_KEY });
}
