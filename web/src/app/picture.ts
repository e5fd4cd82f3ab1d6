// Pictures that only who is signed in may get: loaded as bytes, shown at an address of this page alone, and let go of.
import { type QueryClient, type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isWhole } from '@/ui/files/pictureFile';

const MINUTE = 60_000;

export interface LoadedPicture {
  url: string;
  mime: string;
  file: Blob;
}

interface Options {
  /** Drawn once before it is shown: it then appears at once, and what cannot be drawn is an error. Of many it would fill the memory. */
  isDecoded?: boolean;
}

/** What came is nothing that anybody could look at: its message says why. */
export class UnreadablePicture extends Error {}

/** Of a person or a card nothing is seen in fewer pixels, whatever the file says. */
const LEAST_SIDE = 16;

/** `load` is told to stop when nobody waits for the picture any more. */
export const pictureQuery = (
  queryKey: QueryKey,
  load: (signal: AbortSignal) => Promise<Blob>,
  { isDecoded = false }: Options = {},
) =>
  queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<LoadedPicture> => {
      const blob = await load(signal);
      if (!isWhole(new Uint8Array(await blob.arrayBuffer()))) throw new UnreadablePicture('The file was cut off.');
      const url = URL.createObjectURL(blob);
      if (isDecoded) await decoded(url);
      // Who asked for it has signed out meanwhile: nothing will let go of it later.
      if (!client.getQueryCache().find({ queryKey })) URL.revokeObjectURL(url);
      return { url, mime: blob.type, file: blob };
    },
    // A refetch would make a new URL, and the picture would lose its rotation.
    staleTime: Number.POSITIVE_INFINITY,
    // Pictures are large, so unused ones leave the cache soon.
    gcTime: MINUTE,
    meta: { isPicture: true },
  });

/** Lets go of the address of what cannot be drawn. */
async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  const problem = await picture.decode().then(
    () => problemOfSize(picture.naturalWidth, picture.naturalHeight),
    () => 'The file is no picture, or it is damaged.',
  );
  if (!problem) return;
  URL.revokeObjectURL(url);
  throw new UnreadablePicture(problem);
}

const problemOfSize = (width: number, height: number) =>
  Math.min(width, height) < LEAST_SIDE ? `The picture has only ${width} × ${height} pixels.` : undefined;

/** A picture that is shown, as the server has it now; that of before is let go of once there is another. */
export async function reloadPicture(queries: QueryClient, queryKey: QueryKey): Promise<void> {
  const before = queries.getQueryData<LoadedPicture>(queryKey);
  await queries.refetchQueries({ queryKey, type: 'active' });
  if (before && queries.getQueryData(queryKey) !== before) URL.revokeObjectURL(before.url);
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
