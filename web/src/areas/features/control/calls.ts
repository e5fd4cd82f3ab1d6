import { answerOf } from '@/api/answer';
import { client, type Replacing } from '@/api/client';
import type { AppFeature } from '../lists';

export type { AppFeature };

export type FeatureFields = Pick<AppFeature, 'feature' | 'text' | 'url' | 'status'>;

const forAgora = ({ text, ...fields }: FeatureFields) => ({ ...fields, cbmsg: text });

/** It has no third status. */
const forAlagaMd = ({ text, status, ...fields }: FeatureFields) => ({
  ...fields,
  status: status === 'A' ? status : ('D' as const),
  remarks: text,
});

export const addToAgora = (fields: FeatureFields, postedby: string) =>
  answerOf(client.POST('/features/agora/addition', { body: { Value: { ...forAgora(fields), postedby } } }));

export const updateInAgora = (replacing: Replacing, featurerecid: number, fields: FeatureFields, editedby: string) =>
  answerOf(
    replacing.POST('/features/agora/update', { body: { Value: { featurerecid, ...forAgora(fields), editedby } } }),
  );

export const deleteInAgora = (featurerecid: number) =>
  answerOf(client.POST('/features/agora/deletion', { body: { Value: { featurerecid } } }));

export const addToAlagaMd = (fields: FeatureFields, postedby: string) =>
  answerOf(client.POST('/features/alagamd/addition', { body: { Value: { ...forAlagaMd(fields), postedby } } }));

export const updateInAlagaMd = (replacing: Replacing, featcon_ID: number, fields: FeatureFields, editedby: string) =>
  answerOf(
    replacing.POST('/features/alagamd/update', { body: { Value: { featcon_ID, ...forAlagaMd(fields), editedby } } }),
  );

export const deleteInAlagaMd = (featcon_ID: number) =>
  answerOf(client.POST('/features/alagamd/deletion', { body: { Value: { featcon_ID } } }));
