import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { client, type Replacing } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { sentAsForm } from '@/shared/content/form';

type Schemas = components['schemas'];
export type Newsletter = Schemas['Newsletter'];
type NewNewsletter = Schemas['NewNewsletter'];
type ChangedNewsletter = Schemas['ChangedNewsletter'];

export function addNewsletter(details: NewNewsletter, image: File, onProgress: OnProgress) {
  const body = { newsletter_details: details, newsletter_image: image };
  return answerOf(client.POST('/media/newsletters/addition', { body, ...sentAsForm(onProgress) }));
}

/** Without a new picture it keeps its own. */
export function updateNewsletter(
  replacing: Replacing,
  details: ChangedNewsletter,
  image: File | null,
  onProgress: OnProgress,
) {
  if (!image) return answerOf(replacing.POST('/newsletters/update', { body: { Value: details } }));
  const body = { newsletter_details: details, newsletter_image: image };
  return answerOf(replacing.POST('/media/newsletters/update', { body, ...sentAsForm(onProgress) }));
}
