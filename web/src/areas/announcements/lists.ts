// What the screen begins with.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const announcementsQuery = {
  queryKey: ['announcements'],
  queryFn: async () => (await answerOf(client.GET('/announcements'))).data,
};
