import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, client } from '@/api/client';

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

export type Feature = Schemas['Feature'];
export type CorporateFeature = Schemas['CorporateFeature'];

export const corporateFeaturesQuery = (corpacct: string) => ({
  queryKey: ['corporate-features', corpacct],
  queryFn: async () => (await answerOf(client.GET('/features/corporate', { params: { header: { corpacct } } }))).data,
});

/** The record of the account and the feature has an id of its own. */
export const enableFeature = (
  checked: Agreed,
  corpacct: string,
  { corpfeaturesid }: CorporateFeature,
  posted_by: string,
) =>
  answerOf(
    client.POST('/features/corporate/enablement', {
      checked,
      body: { Value: { corpacct, recordid: corpfeaturesid, posted_by } },
    }),
  );

/** Uses the feature's id, because the server creates the record with this call. */
export const disableFeature = (checked: Agreed, corpacct: string, { featurerecid }: Feature) =>
  answerOf(
    client.POST('/features/corporate/disablement', {
      checked,
      body: { Value: { corpacct, corpfeaturesid: featurerecid } },
    }),
  );
