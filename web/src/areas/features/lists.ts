// The first queries of the screens.
import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { client } from '@/api/client';

type Schemas = received['schemas'];
type AgoraFeature = Schemas['AgoraFeature'];

/**
 * A feature of either app. AGORA's `cbmsg` and ALAGA MD's `remarks` become `text`, and their different ids become `id`.
 */
export interface AppFeature extends Omit<AgoraFeature, 'featurerecid' | 'cbmsg'> {
  id: number;
  text: string;
}

const list = async () => (await answerOf(client.GET('/features'))).data;

async function listOfAgora(): Promise<AppFeature[]> {
  const { data } = await answerOf(client.GET('/features/agora'));
  return data.map(({ featurerecid, cbmsg, ...row }) => ({ ...row, id: featurerecid, text: cbmsg }));
}

async function listOfAlagaMd(): Promise<AppFeature[]> {
  const { data } = await answerOf(client.GET('/features/alagamd'));
  return data.map(({ featcon_ID, remarks, ...row }) => ({ ...row, id: featcon_ID, text: remarks }));
}

// Reloading the first key also reloads those below it: AGORA's features are the ones that accounts can disable.
export const featuresQuery = { queryKey: ['features'], queryFn: list };
export const agoraQuery = { queryKey: ['features', 'agora'], queryFn: listOfAgora };
export const alagaMdQuery = { queryKey: ['features', 'alagamd'], queryFn: listOfAlagaMd };
