// The desk's queries: lists, and the records that a case is compared with.
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/answer';
import type { ListRead } from '@/app/list/readWholeList';
import { wholeListQuery } from '@/app/list/wholeListQuery';
import type { SubmittedFile, SubmittedFiles } from '@/shared/review/caseType';
import * as calls from '../calls';
import { LISTS_KEY, type PendingPage, pendingPage } from '../lists';
import type { FileType, PictureTag, Registration } from '../registration';
import { isSelfie } from '../rules';

const MINUTE = 60_000;
const AXA_DOMAIN = 'ENABLE_AXADOMAIN';
const ALL = 'all pending';

export const keys = {
  lists: LISTS_KEY,
  cases: ['kyc', 'case'] as const,
};

/** All pending registrations: the server can page but not filter, so the filter runs here. */
export const allPendingQuery = (secondBrand: boolean) =>
  wholeListQuery<Registration>({
    queryKey: [...keys.lists, ALL, secondBrand],
    ask: (start, end) => pendingPage(secondBrand, start, end),
    idOf: ({ recordid }) => recordid,
    current: withoutDecided,
  });

/** Registrations decided here. While all are being loaded, an earlier page may still contain them. */
const decided = new WeakMap<QueryClient, Set<number>>();

function withoutDecided(queries: QueryClient, look: ListRead<Registration>): ListRead<Registration> {
  const decidedCases = decided.get(queries);
  return decidedCases ? { ...look, rows: look.rows.filter(({ recordid }) => !decidedCases.has(recordid)) } : look;
}

const isGoingOn = ({ state }: Query) => !(state.data as ListRead<Registration> | undefined)?.isStopped;

/** Removes a decided registration from all lists at once, and refetches the pages. */
export function dropFromLists({ recordid }: Registration, queries: QueryClient): void {
  decided.set(queries, (decided.get(queries) ?? new Set()).add(recordid));
  const others = (rows: Registration[]) => rows.filter((row) => row.recordid !== recordid);
  queries.setQueriesData<ListRead<Registration>>({ queryKey: [...keys.lists, ALL] }, (all) => {
    if (!all) return all;
    const left = withoutDecided(queries, all);
    return { ...left, total: all.total - (all.rows.length - left.rows.length) };
  });
  queries.setQueriesData<PendingPage>({ queryKey: [...keys.lists, 'pending'] }, (page) => {
    if (!page) return page;
    const rows = others(page.rows);
    return { ...page, rows, total: page.total - (page.rows.length - rows.length) };
  });
  void queries.invalidateQueries({ queryKey: keys.lists, predicate: ({ queryKey }) => queryKey[2] !== ALL });
  // The list of all is large, so it is not refetched now, only marked as stale: setQueriesData made it look fresh.
  void queries.invalidateQueries({
    queryKey: [...keys.lists, ALL],
    refetchType: 'none',
    predicate: isGoingOn,
  });
}

/** Refetches the queue; a list that the user stopped goes on only when the user resumes it. */
export function refetchPending(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: [...keys.lists, 'pending'] });
  void queries.invalidateQueries({ queryKey: [...keys.lists, ALL], predicate: isGoingOn });
}

export const historyQuery = (range: calls.HistoryRange) =>
  queryOptions({
    queryKey: [...keys.lists, 'history', range],
    queryFn: () => calls.history(range),
  });

export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: [...keys.lists, 'search', text],
    queryFn: () => calls.search(text),
  });

/** The lookup gave no record, or was refused with a message. Support has a separate issue number for each. */
export class LookupFailure extends Error {
  constructor(
    readonly kind: 'nothing' | 'refused',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

export const coreQuery = ({ accountno }: Registration) =>
  queryOptions({
    queryKey: [...keys.cases, 'core', accountno],
    queryFn: async ({ signal }) => {
      let cause: unknown;
      try {
        const member = await calls.coreMember(accountno, signal);
        if (member) return member;
      } catch (error) {
        if (!(error instanceof ApiError) || error.failure !== 'unreachable')
          throw new LookupFailure('refused', messageOf(error));
        cause = error;
      }
      throw new LookupFailure('nothing', '', cause);
    },
    staleTime: 5 * MINUTE,
  });

export const companyQuery = ({ accountno }: Registration) =>
  queryOptions({
    queryKey: [...keys.cases, 'company', accountno],
    queryFn: () => calls.companyRecords(accountno),
    staleTime: 5 * MINUTE,
  });

/** Whether the pictures are in the file store of the AXA domain, or in the provider's own. */
const axaDomainQuery = queryOptions({
  queryKey: ['kyc', 'axa domain'],
  queryFn: () => calls.isFeatureOn(AXA_DOMAIN),
  staleTime: 10 * MINUTE,
});

async function filesOfType(registration: Registration, type: FileType, axaDomain: boolean) {
  const files = await calls.filesOf(registration.recordid, type, axaDomain);
  return files.map((file) => ({ ...file, save: (base64: string) => calls.saveImage(registration, file, base64) }));
}

export async function filesOf(registration: Registration, queries: QueryClient): Promise<SubmittedFiles> {
  const axaDomain = await queries.fetchQuery(axaDomainQuery);
  const files = await filesOfType(registration, 'govid', axaDomain);
  // Members who registered before government IDs were required gave their company ID.
  if (!files.some(({ tag }) => !isSelfie(tag))) files.push(...(await filesOfType(registration, 'intid', axaDomain)));
  const first = (isMeant: (tag: PictureTag) => boolean): SubmittedFile | null =>
    files.find(({ tag }) => isMeant(tag)) ?? null;
  return { selfie: first(isSelfie), id: first((tag) => !isSelfie(tag)) };
}

export function prefetchRecords(registration: Registration, queries: QueryClient): void {
  void queries.prefetchQuery(coreQuery(registration));
  void queries.prefetchQuery(companyQuery(registration));
}
