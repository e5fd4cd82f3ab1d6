// The console's users: one area manages them, another resets their logins.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

export const listUsers = async (asker: string) =>
  (await answerOf(client.GET('/users', { params: { header: { Email: asker } } }))).data;
