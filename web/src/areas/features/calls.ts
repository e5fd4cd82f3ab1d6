import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, client } from '@/api/client';

type Schemas = received['schemas'];
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
