// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const newslettersQuery = {
  queryKey: ['newsletters'],
  queryFn: async () => (await answerOf(client.GET('/newsletters'))).data,
};
