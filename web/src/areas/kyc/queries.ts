// What the desk asks the server for, once: pages, cases and pictures, by the keys they are kept under.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ApiError, messageOf } from '@/api/answer';
import * as calls from './calls';
import type { FileType, Registration } from './registration';

const MINUTE = 60_000;
const AXA_DOMAIN = 'ENABLE_AXADOMAIN';
/** How many pending registrations are asked for at once when all of them are looked through. */
const CHUNK = 1000;
const ALL = 'all pending';

export const keys = {
  lists: ['kyc', 'list'] as const,
  cases: ['kyc', 'case'] as const,
};

export const pendingPageQuery = (secondBrand: boolean, page: number, pageSize: number) =>
  queryOptions({
    queryKey: [...keys.lists, 'pending', secondBrand, page, pageSize],
    queryFn: () => calls.pendingPage(secondBrand, (page - 1) * pageSize, page * pageSize),
  });

/** Every pending registration: the server can only page, so a filter looks through all of them. */
export const allPendingQuery = (secondBrand: boolean, onProgress: (loaded: number, total: number) => void) =>
  queryOptions({
    queryKey: [...keys.lists, ALL, secondBrand],
    queryFn: async ({ signal }) => {
      const all: Registration[] = [];
      for (;;) {
        const { rows, total } = await calls.pendingPage(secondBrand, all.length, all.length + CHUNK);
        all.push(...rows);
        onProgress(all.length, total);
        if (all.length >= total || rows.length === 0 || signal.aborted) return all;
      }
    },
    staleTime: MINUTE,
  });

/** What is decided waits no more: it leaves the lists at once, and those that are pages are asked for anew. */
export function dropFromLists(queries: QueryClient, { recordid, incremental_id }: Registration): void {
  queries.removeQueries({ queryKey: registrationQuery(incremental_id).queryKey });
  const others = (rows: Registration[]) => rows.filter((row) => row.recordid !== recordid);
  queries.setQueriesData<Registration[]>({ queryKey: [...keys.lists, ALL] }, (all) => all && others(all));
  queries.setQueriesData<calls.PendingPage>({ queryKey: [...keys.lists, 'pending'] }, (page) => {
    if (!page) return page;
    const rows = others(page.rows);
    return { rows, total: page.total - (page.rows.length - rows.length) };
  });
  void queries.invalidateQueries({ queryKey: keys.lists, predicate: ({ queryKey }) => queryKey[2] !== ALL });
  // Many pages are not asked for again at once, but what was changed here is no younger for it.
  void queries.invalidateQueries({ queryKey: [...keys.lists, ALL], refetchType: 'none' });
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

/** The record that an address names, wherever it is by now. */
export const registrationQuery = (incrementalId: string) =>
  queryOptions({
    queryKey: [...keys.cases, 'registration', incrementalId],
    queryFn: async () => {
      const found = await calls.search(incrementalId);
      return found.find(({ incremental_id }) => incremental_id === incrementalId) ?? null;
    },
    staleTime: 5 * MINUTE,
  });

/** The lookup gave nothing, or said why not: two different issues to the people who mend it. */
export class LookupFailure extends Error {
  constructor(
    readonly kind: 'nothing' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

export const coreQuery = ({ accountno }: Registration) =>
  queryOptions({
    queryKey: [...keys.cases, 'core', accountno],
    queryFn: async ({ signal }) => {
      try {
        const member = await calls.coreMember(accountno, signal);
        if (member) return member;
      } catch (error) {
        if (!(error instanceof ApiError) || error.failure !== 'unreachable')
          throw new LookupFailure('refused', messageOf(error));
      }
      throw new LookupFailure('nothing', '');
    },
    staleTime: 5 * MINUTE,
  });

export const companyQuery = ({ accountno }: Registration) =>
  queryOptions({
    queryKey: [...keys.cases, 'company', accountno],
    queryFn: () => calls.companyRecords(accountno),
    staleTime: 5 * MINUTE,
  });

/** Which store of files is asked, and with whose token: null is the person's own. */
const fileStoreQuery = queryOptions({
  queryKey: ['kyc', 'file store'],
  queryFn: async () => ((await calls.isFeatureOn(AXA_DOMAIN)) ? calls.serviceToken() : null),
  staleTime: 10 * MINUTE,
});

/** The service account's token is short-lived: when it is no longer good, there is a new one. */
async function filesOf(recordid: number, type: FileType, queries: QueryClient) {
  const token = await queries.fetchQuery(fileStoreQuery);
  try {
    return await calls.filesOf(recordid, type, token);
  } catch (error) {
    if (token === null || !(error instanceof ApiError) || error.failure !== 'signedOut') throw error;
    await queries.invalidateQueries(fileStoreQuery);
    return calls.filesOf(recordid, type, await queries.fetchQuery(fileStoreQuery));
  }
}

interface SubmittedFiles {
  selfie: calls.SubmittedFile | null;
  id: calls.SubmittedFile | null;
}

export const filesQuery = ({ recordid }: Registration, queries: QueryClient) =>
  queryOptions({
    queryKey: [...keys.cases, 'files', recordid],
    queryFn: async (): Promise<SubmittedFiles> => {
      const files = await filesOf(recordid, 'govid', queries);
      // Who registered before government IDs were asked for gave the ID of their company.
      if (!files.some(({ tag }) => tag === 'ID')) files.push(...(await filesOf(recordid, 'intid', queries)));
      return {
        selfie: files.find(({ tag }) => tag === 'selfie') ?? null,
        id: files.find(({ tag }) => tag === 'ID') ?? null,
      };
    },
    staleTime: 5 * MINUTE,
  });

export const imageQuery = (path: string) =>
  queryOptions({
    queryKey: [...keys.cases, 'image', path],
    queryFn: async () => {
      const blob = await calls.image(path);
      const url = URL.createObjectURL(blob);
      await decoded(url);
      return { url, mime: blob.type };
    },
    // Loaded anew it would be another picture to the stage, which forgets how it was turned.
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures are large: what is three cases back is not kept.
    gcTime: MINUTE,
  });

/** Ahead of its being shown, so that it then appears at once. What cannot be decoded says so where it is shown. */
async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

const releasing = new WeakSet<QueryClient>();

/** A picture's address holds its bytes for as long as it stands: it goes when the cache lets go of the picture. */
export function releasePictures(queries: QueryClient): void {
  // For good: some are let go of long after the desk was left.
  if (releasing.has(queries)) return;
  releasing.add(queries);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || query.queryKey[2] !== 'image') return;
    const picture = query.state.data as { url: string } | undefined;
    if (picture) URL.revokeObjectURL(picture.url);
  });
}

/** Loads a case before it is opened: its records and its pictures. */
export async function prefetchCase(queries: QueryClient, registration: Registration): Promise<void> {
  void queries.prefetchQuery(coreQuery(registration));
  void queries.prefetchQuery(companyQuery(registration));
  const { selfie, id } = await queries.fetchQuery(filesQuery(registration, queries));
  for (const file of [selfie, id]) if (file) void queries.prefetchQuery(imageQuery(file.path));
}
