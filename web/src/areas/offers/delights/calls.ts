import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import type { Acting, ReplacingAct } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { formCallOptions, SHOWN, type Shown } from '@/shared/content/form';

type Schemas = received['schemas'];
type NewOffer = Schemas['NewOffer'];
type ChangedOffer = Schemas['ChangedOffer'];

export function addOffer(acting: Acting, details: Omit<NewOffer, Shown>, image: File, onProgress: OnProgress) {
  const body = { Delights_details: { ...details, ...SHOWN }, delights_image: image };
  return answerOf(acting.POST('/media/offers/addition', { body, ...formCallOptions(onProgress) }));
}

/** Without a new picture the offer keeps its old one. */
export function updateOffer(
  replacing: ReplacingAct,
  details: ChangedOffer,
  image: File | null,
  onProgress: OnProgress,
) {
  if (!image) return answerOf(replacing.POST('/offers/update', { body: { Value: details } }));
  const body = { Delights_details: details, delights_image: image };
  return answerOf(replacing.POST('/media/offers/update', { body, ...formCallOptions(onProgress) }));
}
