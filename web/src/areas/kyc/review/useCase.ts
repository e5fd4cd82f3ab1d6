// Loads the company's records, with which a case is compared.
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '@/api/answer';
import type { Tab } from '@/shared/review/kind';
import { companyQuery, coreQuery, LookupFailure } from '../queues/queries';
import type { Registration } from '../registration';

const NOTHING = "Sorry, we're having trouble connecting to our server. Try again later.";

const ISSUES = {
  pending: { nothing: 'KA101', refused: 'KA102' },
  decided: { nothing: 'KA103', refused: 'KA104' },
};

function issue(error: Error, tab: Tab): string {
  const numbers = ISSUES[tab === 'pending' ? 'pending' : 'decided'];
  const isNothing = error instanceof LookupFailure && error.kind === 'nothing';
  return isNothing ? `Issue #${numbers.nothing} ${NOTHING}` : `Issue #${numbers.refused} ${messageOf(error)}`;
}

export type Case = ReturnType<typeof useCase>;

export function useCase(registration: Registration, tab: Tab) {
  const core = useQuery(coreQuery(registration));
  const company = useQuery(companyQuery(registration));
  return {
    core: core.data ?? null,
    isLoading: core.isPending,
    issue: core.error ? issue(core.error, tab) : null,
    retry: () => void core.refetch(),
    isRetrying: core.isFetching,
    /** Null when there is none or the query has failed; undefined while it is loading. */
    company: company.isError ? null : company.data && (company.data[0] ?? null),
    companyFailure: company.error ? { message: messageOf(company.error), onRetry: () => void company.refetch() } : null,
  };
}
