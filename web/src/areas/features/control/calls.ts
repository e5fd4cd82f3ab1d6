import { isUnread } from '#wire/unread';
import { answerOf } from '@/api/answer';
import type { Acting, ReplacingAct } from '@/api/client';
import { withoutOmitted } from '@/app/saving/omittedFields';
import type { AppFeature } from '../lists';

export type { AppFeature };

export type FeatureFields = Pick<AppFeature, 'feature' | 'text' | 'status'> & { url: string };

/** The fields for updating an existing feature. */
type Changed = Omit<FeatureFields, 'url'> & { url?: string };

const changedOf = (feature: AppFeature, fields: FeatureFields): Changed => withoutOmitted(fields, feature, { url: '' });

const forAgora = <Fields extends Changed>({ text, ...fields }: Fields) => ({ ...fields, cbmsg: text });

/** ALAGA MD does not have the third status. */
const forAlagaMd = <Fields extends Changed>({ text, status, ...fields }: Fields) => ({
  ...fields,
  status: status === 'A' || isUnread(status) ? status : 'D',
  remarks: text,
});

export const addToAgora = (acting: Acting, fields: FeatureFields, postedby: string) =>
  answerOf(acting.POST('/features/agora/addition', { body: { Value: { ...forAgora(fields), postedby } } }));

export const updateInAgora = (replacing: ReplacingAct, feature: AppFeature, fields: FeatureFields, editedby: string) =>
  answerOf(
    replacing.POST('/features/agora/update', {
      body: { Value: { featurerecid: feature.id, ...forAgora(changedOf(feature, fields)), editedby } },
    }),
  );

export const deleteInAgora = (acting: Acting, featurerecid: number) =>
  answerOf(acting.POST('/features/agora/deletion', { body: { Value: { featurerecid } } }));

export const addToAlagaMd = (acting: Acting, fields: FeatureFields, postedby: string) =>
  answerOf(acting.POST('/features/alagamd/addition', { body: { Value: { ...forAlagaMd(fields), postedby } } }));

export const updateInAlagaMd = (
  replacing: ReplacingAct,
  feature: AppFeature,
  fields: FeatureFields,
  editedby: string,
) =>
  answerOf(
    replacing.POST('/features/alagamd/update', {
      body: { Value: { featcon_ID: feature.id, ...forAlagaMd(changedOf(feature, fields)), editedby } },
    }),
  );

export const deleteInAlagaMd = (acting: Acting, featcon_ID: number) =>
  answerOf(acting.POST('/features/alagamd/deletion', { body: { Value: { featcon_ID } } }));
