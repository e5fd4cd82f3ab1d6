// How an item of content is sent together with its picture.
import { type OnProgress, uploading } from '@/api/upload';

/** In the order of the contract: what is no file is JSON and comes first, as its server reads it. */
function formOf(parts: Record<string, object>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof File) form.set(name, part, part.name);
    else form.set(name, JSON.stringify(part));
  }
  return form;
}

/** Options of a call. */
export function sentAsForm(onProgress: OnProgress) {
  // An earlier try may have come further.
  onProgress(0);
  return { bodySerializer: formOf, fetch: uploading(onProgress) };
}
