import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { type Acting, client } from '@/api/client';

type Schemas = components['schemas'];
export type Feature = Schemas['Feature'];
export type CorporateFeature = Schemas['CorporateFeature'];

export const corporateFeaturesQuery = (corpacct: string) => ({
  queryKey: ['corporate-features', corpacct],
  queryFn: async () => (await answerOf(client.GET('/features/corporate', { params: { header: { corpacct } } }))).data,
});

/** What is recorded of the account and the feature is named by its own number. */
export const enableFeature = (
  acting: Acting,
  corpacct: string,
  { corpfeaturesid }: CorporateFeature,
  posted_by: string,
) =>
  answerOf(
    acting.POST('/features/corporate/enablement', {
      body: { Value: { corpacct, recordid: corpfeaturesid, posted_by } },
    }),
  );

/** The server records it then: until then there is only the feature's number. */
export const disableFeature = (acting: Acting, corpacct: string, { featurerecid }: Feature) =>
  answerOf(
    acting.POST('/features/corporate/disablement', { body: { Value: { corpacct, corpfeaturesid: featurerecid } } }),
  );
