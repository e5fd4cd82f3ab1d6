// What the screen begins with; the entry script holds it.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const accountsQuery = {
  queryKey: ['digicard', 'accounts'],
  queryFn: async () => {
    const { data } = await answerOf(client.GET('/digicard/accounts'));
    // Who could serve as a sample, and which brand it is of, need not be known.
    return data.map((account) => ({ membacct: '', contract: '', avega: false, ...account }));
  },
};

export const columnsQuery = {
  queryKey: ['digicard', 'columns'],
  queryFn: async () => (await answerOf(client.GET('/digicard/columns'))).data.map(({ fieldval }) => fieldval),
};
