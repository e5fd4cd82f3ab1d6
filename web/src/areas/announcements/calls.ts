import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import type { Acting, ReplacingAct } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { formCallOptions, SHOWN, type Shown } from '@/shared/content/form';

type Schemas = received['schemas'];
export type Announcement = Schemas['Announcement'];
type NewAnnouncement = Schemas['NewAnnouncement'];
type ChangedAnnouncement = Schemas['ChangedAnnouncement'];

export function addAnnouncement(
  acting: Acting,
  details: Omit<NewAnnouncement, Shown>,
  image: File,
  onProgress: OnProgress,
) {
  const body = { announcement_details: { ...details, ...SHOWN }, announcement_image: image };
  return answerOf(acting.POST('/media/announcements/addition', { body, ...formCallOptions(onProgress) }));
}

/** Without a new picture the announcement keeps its old one. */
export function updateAnnouncement(
  replacing: ReplacingAct,
  details: ChangedAnnouncement,
  image: File | null,
  onProgress: OnProgress,
) {
  if (!image) return answerOf(replacing.POST('/announcements/update', { body: { Value: details } }));
  const body = { announcement_details: details, announcement_image: image };
  return answerOf(replacing.POST('/media/announcements/update', { body, ...formCallOptions(onProgress) }));
}
