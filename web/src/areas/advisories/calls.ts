import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { digitOf } from '@/ui/saving/flags';
import { exportedDay } from '@/ui/texts/days';

type Schemas = received['schemas'];
export type Advisory = Schemas['Advisory'];

/** The values of the form: days are 'YYYY-MM-DD'. */
export type AdvisoryFields = Pick<Advisory, 'advisoryname' | 'open' | 'status' | 'datefrom' | 'dateto'>;

const written = ({ datefrom, dateto, ...fields }: AdvisoryFields) => ({
  ...fields,
  datefrom: exportedDay(datefrom),
  dateto: exportedDay(dateto),
});

/** AGORA's server takes `open` as a number, the other one as a text. */
const byNumber = (fields: AdvisoryFields) => ({
  ...written(fields),
  open: digitOf(fields.open),
});

export const addToAgora = (checked: Agreed, fields: AdvisoryFields, postedby: string) =>
  answerOf(client.POST('/advisories/agora/addition', { checked, body: { Value: { ...byNumber(fields), postedby } } }));

export const updateInAgora = (
  checked: Agreed & Compared,
  advisory_id: number,
  fields: AdvisoryFields,
  editedby: string,
) =>
  answerOf(
    client.POST('/advisories/agora/update', {
      checked,
      body: { Value: { ...byNumber(fields), advisory_id, editedby } },
    }),
  );

export const addToAlagaMd = (checked: Agreed, fields: AdvisoryFields, postedby: string) =>
  answerOf(client.POST('/advisories/alagamd/addition', { checked, body: { Value: { ...written(fields), postedby } } }));

export const updateInAlagaMd = (
  checked: Agreed & Compared,
  advisory_id: number,
  fields: AdvisoryFields,
  editedby: string,
) =>
  answerOf(
    client.POST('/advisories/alagamd/update', {
      checked,
      body: { Value: { ...written(fields), advisory_id, editedby } },
    }),
  );
