// What the screen begins with; the entry script holds it.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const accountsQuery = {
  queryKey: ['digicard', 'accounts'],
  queryFn: async () => (await answerOf(client.GET('/digicard/accounts'))).data,
};

export const columnsQuery = {
  queryKey: ['digicard', 'columns'],
  queryFn: async () => (await answerOf(client.GET('/digicard/columns'))).data.map(({ fieldval }) => fieldval),
};
