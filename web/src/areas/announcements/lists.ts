// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const announcementsQuery = {
  queryKey: ['announcements'],
  queryFn: async () => (await answerOf(client.GET('/announcements'))).data,
};
