// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const list = async () => (await answerOf(client.GET('/suspension'))).data;

export const suspendedQuery = { queryKey: ['suspension'], queryFn: list };
