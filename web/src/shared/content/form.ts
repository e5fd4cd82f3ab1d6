// Sends a content item together with its picture.
import { fetchWithProgress, type OnProgress } from '@/api/upload';

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
