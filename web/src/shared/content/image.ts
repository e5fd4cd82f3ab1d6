// The pictures of newsletters, offers and announcements: their limits, and how they are loaded.
import { useQuery } from '@tanstack/react-query';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { withRetries } from '@/api/withRetries';
import { pictureQuery } from '@/app/picture';

export const IMAGE_LIMITS = {
  maxBytes: 4096 * 1024,
  wrongType: 'File is not image type!',
  tooLarge: 'File too Big, please select a file max of 4mb',
};

export const contentImageQuery = (path: string) =>
  pictureQuery(['content', 'image', path], (signal) => contentImage(path, signal));

/** The address of a saved picture, once it has loaded. */
export const useSavedImage = (path: string): string | undefined =>
  useQuery({ ...contentImageQuery(path), enabled: path !== '' }).data?.url;

async function contentImage(path: string, signal: AbortSignal): Promise<Blob> {
  const request = { params: { header: { ImagePath: path } }, parseAs: 'blob', signal } as const;
  const blob = await withRetries(() => answerOf(client.GET('/media/content/image', request)), signal);
  // The contract types it as bytes, but `parseAs` makes it a Blob.
  return blob as unknown as Blob;
}
