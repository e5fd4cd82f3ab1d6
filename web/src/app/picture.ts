// Pictures that need a session: loaded as bytes, shown from an object URL, and released afterwards.
import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWhole } from '@/ui/files/wholePicture';

const MINUTE = 60_000;

export interface LoadedPicture {
  url: string;
  file: Blob;
}

interface Options {
  /**
   * Decodes the picture before it is shown, so that it appears at once and a damaged file is reported as an error. Not
   * for many pictures, as it takes memory.
   */
  isDecoded?: boolean;
}

export const DAMAGED = 'The file is not a picture, or it is damaged.';

/** The file cannot be shown; the message says why. */
export class UnreadablePicture extends Error {}

/** A picture of a person or card with fewer pixels is useless. */
const LEAST_SIDE = 16;

/** `load` receives a signal that aborts when the picture is no longer needed. */
export const pictureQuery = (
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<Blob>,
  { isDecoded = false }: Options = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<LoadedPicture> => {
      const blob = await load(signal);
      if (!isWhole(new Uint8Array(await blob.arrayBuffer()))) throw new UnreadablePicture('The file is incomplete.');
      const url = URL.createObjectURL(blob);
      if (isDecoded) await decoded(url);
      // If nobody looks at the picture any more, it is dropped; if the user has signed out, its query is gone. Nothing
      // else would release the URL then.
      if (signal.aborted || !client.getQueryCache().find({ queryKey })) URL.revokeObjectURL(url);
      return { url, file: blob };
    },
    // A refetch would create a new URL, and the picture would lose its rotation.
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures are large, so unused ones leave the cache soon.
    gcTime: MINUTE,
    meta: { isPicture: true },
  });

/** Revokes the URL of a picture that cannot be drawn, and throws. */
async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  const problem = await picture.decode().then(
    () => problemOfSize(picture.naturalWidth, picture.naturalHeight),
    () => DAMAGED,
  );
  if (!problem) return;
  URL.revokeObjectURL(url);
  throw new UnreadablePicture(problem);
}

const problemOfSize = (width: number, height: number) =>
  Math.min(width, height) < LEAST_SIDE ? `The picture has only ${width} × ${height} pixels.` : undefined;

/**
 * Reloads a picture that has changed. If it is shown, the old one is released once the new one has arrived. If it is no
 * longer shown, the old one is forgotten, and so loaded again when it is shown next.
 */
export async function reloadPicture(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const before = queries.getQueryData<LoadedPicture>(queryKey);
  await queries.refetchQueries({ queryKey, type: 'active' });
  if (queries.getQueryData(queryKey) === before) queries.removeQueries({ queryKey, type: 'inactive' });
  else if (before) URL.revokeObjectURL(before.url);
}

const releasing = new WeakSet<QueryClient>();

/** An object URL keeps its picture in memory, so it is revoked when the picture leaves the cache. */
export function useReleasedPictures(): void {
  const queries = useQueryClient();
  useEffect(() => {
    // Never unsubscribed: some pictures leave the cache long after their screen was closed.
    if (releasing.has(queries)) return;
    releasing.add(queries);
    queries.getQueryCache().subscribe(({ type, query }) => {
      if (type !== 'removed' || !query.meta?.isPicture) return;
      const picture = query.state.data as LoadedPicture | undefined;
      if (picture) URL.revokeObjectURL(picture.url);
    });
  }, [queries]);
}
