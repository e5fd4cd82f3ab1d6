// The pictures of a case: loaded, shown at once, and let go of.
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { messageOf } from '@/api/answer';
import { isWhole } from '@/ui/pictureFile';
import { toast } from '@/ui/toasts';
import { type Kind, keyOf } from '../kind';

const MINUTE = 60_000;
const MISSING_FILES_MS = 15_000;
const PICTURE = 'picture';

const filesQuery = <Row extends object>(kind: Kind<Row>, row: Row) =>
  queryOptions({
    queryKey: [kind.name, 'case', 'files', kind.numberOf(row)],
    queryFn: ({ client }) => kind.files.of(row, client),
    staleTime: 5 * MINUTE,
  });

export const pictureQuery = <Row extends object>({ name, files }: Kind<Row>, path: string) =>
  queryOptions({
    queryKey: [name, 'case', PICTURE, path],
    queryFn: async ({ client, queryKey }) => {
      const blob = await files.picture(path);
      if (!isWhole(new Uint8Array(await blob.arrayBuffer()))) throw new Error('The picture was cut off.');
      const url = URL.createObjectURL(blob);
      await decoded(url);
      // Who asked for it has signed out meanwhile: nothing will let go of it later.
      if (!client.getQueryCache().find({ queryKey })) URL.revokeObjectURL(url);
      return { url, mime: blob.type, file: blob };
    },
    // A refetch would make a new URL, and the picture would lose its rotation.
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures are large, so unused ones leave the cache soon.
    gcTime: MINUTE,
  });

/** Decodes a picture early, so that it appears at once. Errors are ignored: the component that shows it reports one. */
async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

const releasing = new WeakSet<QueryClient>();

/** An object URL keeps its picture in memory, so it is revoked when the picture leaves the cache. */
function releasePictures(queries: QueryClient): void {
  // Never unsubscribed: some pictures leave the cache long after the desk was closed.
  if (releasing.has(queries)) return;
  releasing.add(queries);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'removed' || query.queryKey[2] !== PICTURE) return;
    const picture = query.state.data as { url: string } | undefined;
    if (picture) URL.revokeObjectURL(picture.url);
  });
}

export type CasePictures = ReturnType<typeof useCasePictures>;

export function useCasePictures<Row extends object>(kind: Kind<Row>, row: Row) {
  const queries = useQueryClient();
  useEffect(() => releasePictures(queries), [queries]);
  const files = useQuery(filesQuery(kind, row));
  const selfie = usePicture(kind, files.data?.selfie?.path);
  const id = usePicture(kind, files.data?.id?.path);

  const submitted = files.data && { selfie: files.data.selfie !== null, id: files.data.id !== null };
  const missing = (submitted && kind.files.missing?.(submitted)) ?? null;
  const key = keyOf(kind, row);
  // The toast is shown again for every case, and disappears with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another case may have the same message.
  useEffect(() => (missing ? toast.warning(missing, MISSING_FILES_MS) : undefined), [missing, key]);
  useEffect(() => {
    if (files.error) toast.error(messageOf(files.error));
  }, [files.error]);

  return { files, selfie, id, isSettled: !files.isPending && !selfie.isLoading && !id.isLoading };
}

/** Why nobody has seen the pictures yet; undefined once each is shown, or known to be missing. */
export function unseen({ files, selfie, id, isSettled }: CasePictures): string | undefined {
  if (!isSettled) return 'It can be approved once its pictures are shown.';
  if (files.isError || selfie.isError || id.isError)
    return 'It cannot be approved while a picture could not be loaded.';
  return undefined;
}

const usePicture = <Row extends object>(kind: Kind<Row>, path: string | undefined) =>
  useQuery({ ...pictureQuery(kind, path ?? ''), enabled: path !== undefined });

/** The next case is loaded once this one is there: its records and its pictures. */
export function usePrefetch<Row extends object>(kind: Kind<Row>, next: Row | null, isSettled: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    // Errors are ignored: opening the case tries again and shows them.
    if (isSettled && next) prefetchCase(kind, next, queries).catch(() => undefined);
  }, [isSettled, next, kind, queries]);
}

async function prefetchCase<Row extends object>(kind: Kind<Row>, row: Row, queries: QueryClient): Promise<void> {
  kind.prefetch?.(row, queries);
  const { selfie, id } = await queries.fetchQuery(filesQuery(kind, row));
  for (const file of [selfie, id]) if (file) void queries.prefetchQuery(pictureQuery(kind, file.path));
}
