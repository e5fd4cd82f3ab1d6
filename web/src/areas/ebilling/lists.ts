// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listAssignments = async () => (await answerOf(client.GET('/ebilling'))).data;

export const assignmentsQuery = { queryKey: ['ebilling', 'assignments'], queryFn: listAssignments };
