import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import type { Acting, ReplacingAct } from '@/api/client';
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

export const addToAgora = (acting: Acting, fields: AdvisoryFields, postedby: string) =>
  answerOf(acting.POST('/advisories/agora/addition', { body: { Value: { ...byNumber(fields), postedby } } }));

export const updateInAgora = (replacing: ReplacingAct, advisory_id: number, fields: AdvisoryFields, editedby: string) =>
  answerOf(
    replacing.POST('/advisories/agora/update', { body: { Value: { ...byNumber(fields), advisory_id, editedby } } }),
  );

export const addToAlagaMd = (acting: Acting, fields: AdvisoryFields, postedby: string) =>
  answerOf(acting.POST('/advisories/alagamd/addition', { body: { Value: { ...written(fields), postedby } } }));

export const updateInAlagaMd = (
  replacing: ReplacingAct,
  advisory_id: number,
  fields: AdvisoryFields,
  editedby: string,
) =>
  answerOf(
    replacing.POST('/advisories/alagamd/update', { body: { Value: { ...written(fields), advisory_id, editedby } } }),
  );
