// Sends a content item together with its picture.

import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';
import { fetchWithProgress, type OnProgress } from '@/api/upload';
import { withRetries } from '@/api/withRetries';
import { pictureQuery } from '@/app/picture';

/**
 * In the order of the contract: parts other than files are JSON and come first, because the server reads them first.
 */
function formOf(parts: Record<string, object>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof File) form.set(name, part, part.name);
    else form.set(name, JSON.stringify(part));
  }
  return form;
}

/** Options for a call that sends a form. */
export function formCallOptions(onProgress: OnProgress) {
  // Resets the progress of an earlier try.
  onProgress(0);
  return { bodySerializer: formOf, fetch: fetchWithProgress(onProgress) };
}

/** A new post is shown at once, like its neighbours in the list. */
export const SHOWN = { isactive: true, status: 'A' } as const;
export type ShownStatus = keyof typeof SHOWN;

// Rules that content forms share, with each area's own messages.

/** The value is undefined while a file is being read or after it was refused; then nothing can be saved. */
const chosen = v.nullable(v.instance(File, 'Select the image again.'));

export const requiredImage = (message: string) => v.pipe(chosen, v.instance(File, message));
/** An edited item keeps its picture unless a new one is chosen. */
export const optionalImage = chosen;

// The pictures of newsletters, offers and announcements: their limits, and how they are loaded.

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
