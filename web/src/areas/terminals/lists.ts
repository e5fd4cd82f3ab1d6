// The first queries of the screens.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const listKiosks = async () => (await answerOf(client.GET('/terminals/kiosks'))).data;
const listPods = async () => (await answerOf(client.GET('/terminals/pods'))).data;

export const kiosksQuery = { queryKey: ['terminals', 'kiosks'], queryFn: listKiosks };
export const podsQuery = { queryKey: ['terminals', 'pods'], queryFn: listPods };
