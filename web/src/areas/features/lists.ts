// What the screen begins with; the entry script holds it.
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

const list = async () => (await answerOf(client.GET('/features'))).data;

export const featuresQuery = { queryKey: ['features'], queryFn: list };
