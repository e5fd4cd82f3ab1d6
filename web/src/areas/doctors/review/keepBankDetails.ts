import type { QueryClient } from '@tanstack/react-query';
import { caseQuery } from '@/shared/review/caseQuery';
import type { Application } from '../application';
import type { BankDetails } from '../bank';
import { applications } from '../kind';
import { LISTS_KEY } from '../lists';
import { noteBankSaved } from '../savedBankDetails';

/**
 * Puts saved bank details into the case and the cached lists, so that nobody is asked for them again before the lists
 * are reloaded.
 */
export function keepBankDetails(application: Application, details: BankDetails, queries: QueryClient): void {
  const { Docuser_ID, incremental_id } = application;
  noteBankSaved(application);
  queries.setQueriesData<Application[]>({ queryKey: LISTS_KEY }, (rows) =>
    rows?.map((row) => (row.Docuser_ID === Docuser_ID ? { ...row, ...details } : row)),
  );
  const { queryKey } = caseQuery(applications, incremental_id);
  queries.setQueryData(queryKey, (known) => known && { ...known, ...details });
  void queries.invalidateQueries({ queryKey });
}
