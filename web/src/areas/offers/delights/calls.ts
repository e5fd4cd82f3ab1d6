import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { formCallOptions, SHOWN, type ShownStatus } from '@/shared/content/form';

type Schemas = received['schemas'];
type NewOffer = Schemas['NewOffer'];
type ChangedOffer = Schemas['ChangedOffer'];

export function addOffer(details: Omit<NewOffer, ShownStatus>, image: File, onProgress: OnProgress) {
  const body = { Delights_details: { ...details, ...SHOWN }, delights_image: image };
  return answerOf(client.POST('/media/offers/addition', { body, ...formCallOptions(onProgress) }));
}

/** Without a new picture the offer keeps its old one. */
export function updateOffer(
  checked: Agreed & Compared,
  details: ChangedOffer,
  image: File | null,
  onProgress: OnProgress,
) {
  if (!image) return answerOf(client.POST('/offers/update', { checked, body: { Value: details } }));
  const body = { Delights_details: details, delights_image: image };
  return answerOf(client.POST('/media/offers/update', { checked, body, ...formCallOptions(onProgress) }));
}
