// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listUsers = async (asker: string) =>
  (await answerOf(client.GET('/users', { params: { header: { Email: asker } } }))).data;

export const usersQuery = (asker: string) => ({ queryKey: ['users'], queryFn: () => listUsers(asker) });
