import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Compared, client } from '@/api/client';
import type { OnProgress } from '@/api/upload';
import { findPosts } from '@/shared/content/findPosts';
import { formCallOptions, SHOWN, type ShownStatus } from '@/shared/content/form';

export const announcementsQuery = {
  queryKey: ['announcements'],
  queryFn: async () => (await answerOf(client.GET('/announcements'))).data,
};

type Schemas = received['schemas'];
export type Announcement = Schemas['Announcement'];
type NewAnnouncement = Schemas['NewAnnouncement'];
type ChangedAnnouncement = Schemas['ChangedAnnouncement'];

export function addAnnouncement(details: Omit<NewAnnouncement, ShownStatus>, image: File, onProgress: OnProgress) {
  const body = { announcement_details: { ...details, ...SHOWN }, announcement_image: image };
  return answerOf(client.POST('/media/announcements/addition', { body, ...formCallOptions(onProgress) }));
}

/** Without a new picture the announcement keeps its old one. */
export function updateAnnouncement(
  checked: Compared,
  details: ChangedAnnouncement,
  image: File | null,
  onProgress: OnProgress,
) {
  if (!image) return answerOf(client.POST('/announcements/update', { checked, body: { Value: details } }));
  const body = { announcement_details: details, announcement_image: image };
  return answerOf(client.POST('/media/announcements/update', { checked, body, ...formCallOptions(onProgress) }));
}

export const idOf = ({ announcementid }: Announcement) => String(announcementid);

export const records = findPosts('/announcement?', { list: announcementsQuery, idOf, titleOf: ({ title }) => title });
