import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Compared, client } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { paths } from '@/app/routing/paths';
import { findPosts } from '@/shared/content/findPosts';
import { formCallOptions, SHOWN, type ShownStatus } from '@/shared/content/form';

export const newslettersQuery = {
  queryKey: ['newsletters'],
  queryFn: async () => (await answerOf(client.GET('/newsletters'))).data,
};

type Schemas = received['schemas'];
export type Newsletter = Schemas['Newsletter'];
type NewNewsletter = Schemas['NewNewsletter'];
type ChangedNewsletter = Schemas['ChangedNewsletter'];

export function addNewsletter(details: Omit<NewNewsletter, ShownStatus>, image: File, onProgress: OnProgress) {
  const body = { newsletter_details: { ...details, ...SHOWN }, newsletter_image: image };
  return answerOf(client.POST('/media/newsletters/addition', { body, ...formCallOptions(onProgress) }));
}

/** Without a new picture the newsletter keeps its old one. */
export function updateNewsletter(
  checked: Compared,
  details: ChangedNewsletter,
  image: File | null,
  onProgress: OnProgress,
) {
  if (!image) return answerOf(client.POST('/newsletters/update', { checked, body: { Value: details } }));
  const body = { newsletter_details: details, newsletter_image: image };
  return answerOf(client.POST('/media/newsletters/update', { checked, body, ...formCallOptions(onProgress) }));
}

export const idOf = ({ newsletterid }: Newsletter) => String(newsletterid);

export const records = findPosts(`${paths.newsletter}?`, {
  list: newslettersQuery,
  idOf,
  titleOf: ({ title }) => title,
});
