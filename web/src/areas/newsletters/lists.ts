// What the screen begins with.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const newslettersQuery = {
  queryKey: ['newsletters'],
  queryFn: async () => (await answerOf(client.GET('/newsletters'))).data,
};
