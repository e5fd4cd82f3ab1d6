// The first queries of the screen.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listOfAgora = async () => (await answerOf(client.GET('/advisories/agora'))).data;
const listOfAlagaMd = async () => (await answerOf(client.GET('/advisories/alagamd'))).data;

export const agoraQuery = { queryKey: ['advisories', 'agora'], queryFn: listOfAgora };
export const alagaMdQuery = { queryKey: ['advisories', 'alagamd'], queryFn: listOfAlagaMd };
