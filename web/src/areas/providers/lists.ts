// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listProviders = async () => (await answerOf(client.GET('/providers'))).data;

export const providersQuery = { queryKey: ['providers'], queryFn: listProviders };
