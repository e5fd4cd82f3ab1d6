import { isUnread } from '#wire/unread';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { withoutOmitted } from '@/app/saving/omittedFields';
import type { AppFeature } from '../calls';

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

export const addToAgora = (checked: Agreed, fields: FeatureFields, postedby: string) =>
  answerOf(client.POST('/features/agora/addition', { checked, body: { Value: { ...forAgora(fields), postedby } } }));

export const updateInAgora = (
  checked: Agreed & Compared,
  feature: AppFeature,
  fields: FeatureFields,
  editedby: string,
) =>
  answerOf(
    client.POST('/features/agora/update', {
      checked,
      body: { Value: { featurerecid: feature.id, ...forAgora(changedOf(feature, fields)), editedby } },
    }),
  );

export const deleteInAgora = (checked: Agreed, featurerecid: number) =>
  answerOf(client.POST('/features/agora/deletion', { checked, body: { Value: { featurerecid } } }));

export const addToAlagaMd = (checked: Agreed, fields: FeatureFields, postedby: string) =>
  answerOf(
    client.POST('/features/alagamd/addition', { checked, body: { Value: { ...forAlagaMd(fields), postedby } } }),
  );

export const updateInAlagaMd = (
  checked: Agreed & Compared,
  feature: AppFeature,
  fields: FeatureFields,
  editedby: string,
) =>
  answerOf(
    client.POST('/features/alagamd/update', {
      checked,
      body: { Value: { featcon_ID: feature.id, ...forAlagaMd(changedOf(feature, fields)), editedby } },
    }),
  );

export const deleteInAlagaMd = (checked: Agreed, featcon_ID: number) =>
  answerOf(client.POST('/features/alagamd/deletion', { checked, body: { Value: { featcon_ID } } }));
