// The review desk: pending registrations, decided ones, and the dialog for one case.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { setArrivals } from '@/app/arrivals/store';
import { MINUTE } from '@/app/arrivals/useArrivals';
import { useCurrentPath } from '@/app/routing/screenName';
import { idleHeader } from '@/app/session/activity';
import { useSignedIn } from '@/app/session/store';
import { DeskTabs } from '@/shared/review/DeskTabs';
import { oldestOf } from '@/shared/review/triage';
import { useTriage } from '@/shared/review/useTriage';
import { groupDigits } from '@/ui/texts/counts';
import { history } from './calls';
import { registrations } from './caseType';
import { type RegistrationDesk, useRegistrationDesk } from './desk';
import { pendingPage, pendingPageQuery, seesSecondBrand } from './lists';
import { pendingColumns } from './queues/columns';
import { HistoryTab } from './queues/HistoryTab';
import { PendingTab } from './queues/PendingTab';
import { refetchPending } from './queues/queries';
import { counterOf, type Registration, searchedText } from './registration';
import { filters } from './rules';

const triageRules = {
  columns: pendingColumns,
  filters,
  counterOf,
  postedOf: ({ posted_date }: Registration) => posted_date,
  searchedText,
};

/** A reapproval counts as a decision, too. */
async function decidedOn(day: string) {
  const range = { from: day, to: day, filterBy: 'APPROVED' } as const;
  return (await Promise.all([false, true].map((reapproved) => history({ ...range, reapproved })))).flat();
}

const NOTHING = { rows: [], total: 0 };

export default function DashboardPage() {
  const desk = useRegistrationDesk();
  const triage = useTriage(desk, triageRules);
  // Also runs while a history is shown.
  const onLook = useNewRequests(desk);
  const secondBrand = seesSecondBrand(useSignedIn().user_info.data);
  // Only reads the cache.
  const first = useQuery({ ...pendingPageQuery(secondBrand, 1, desk.view.pageSize), enabled: false });
  const { rows, total } = first.data ?? NOTHING;
  return (
    <DeskTabs
      caseType={registrations}
      desk={desk}
      decidedOn={decidedOn}
      about="Members' registrations"
      oldest={oldestOf(rows, triageRules.postedOf)}
      // The specification does not say in which order the server pages the queue.
      isOfFirstPage={rows.length < total}
      panel={(tab) =>
        tab === 'pending' ? (
          <PendingTab desk={desk} triage={triage} onLook={onLook} />
        ) : (
          <HistoryTab key={tab} desk={desk} />
        )
      }
    />
  );
}

const totalKey = (secondBrand: boolean) => ['kyc', 'total', secondBrand];

/**
 * Looks for new registrations while the desk is visible, on any of its tabs. The server pages the queue in an order that
 * the contract does not say, so only the total tells of them. Returns a function that has to be called with the queue's
 * total whenever its list is shown.
 */
function useNewRequests(desk: RegistrationDesk): (total: number) => void {
  const queries = useQueryClient();
  const path = useCurrentPath();
  const secondBrand = seesSecondBrand(useSignedIn().user_info.data);
  const [was, setWas] = useState<number>();
  const latest = useRef(desk);
  latest.current = desk;
  // A call that fails is not reported, because the next one may succeed. A hidden page does not poll.
  const { data: now = 0 } = useQuery({
    queryKey: totalKey(secondBrand),
    queryFn: async () => (await pendingPage(secondBrand, 0, 1, idleHeader())).total,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: MINUTE,
    gcTime: 0,
    enabled: was !== undefined,
  });
  const onLook = useCallback(
    (total: number) => {
      const queryKey = totalKey(secondBrand);
      // A call under way may not know yet what was decided here.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, total);
      setWas(total);
    },
    [queries, secondBrand],
  );
  const count = was === undefined ? 0 : Math.max(0, now - was);
  useEffect(() => {
    if (path === undefined) return undefined;
    return setArrivals(path, count, `Was ${groupDigits(now - count)}, now ${groupDigits(now)}`, () => {
      setWas(now);
      refetchPending(queries);
      if (latest.current.tab !== 'pending') latest.current.showTab('pending', 1);
    });
  }, [queries, path, count, now]);
  return onLook;
}
