// What the screen begins with.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listAssignments = async () => (await answerOf(client.GET('/ebilling'))).data;

export const assignmentsQuery = { queryKey: ['ebilling', 'assignments'], queryFn: listAssignments };
