import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Compared, client } from '@/api/client';
import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import type { RecordFinder } from '@/app/routing/routes';
import { digitOf } from '@/ui/saving/flags';
import { exportedDay } from '@/ui/texts/days';

const listOfAgora = async () => (await answerOf(client.GET('/advisories/agora'))).data;
const listOfAlagaMd = async () => (await answerOf(client.GET('/advisories/alagamd'))).data;

export const agoraQuery = { queryKey: ['advisories', 'agora'], queryFn: listOfAgora };
export const alagaMdQuery = { queryKey: ['advisories', 'alagamd'], queryFn: listOfAlagaMd };

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

export const addToAgora = (fields: AdvisoryFields, postedby: string) =>
  answerOf(client.POST('/advisories/agora/addition', { body: { Value: { ...byNumber(fields), postedby } } }));

export const updateInAgora = (checked: Compared, advisory_id: number, fields: AdvisoryFields, editedby: string) =>
  answerOf(
    client.POST('/advisories/agora/update', {
      checked,
      body: { Value: { ...byNumber(fields), advisory_id, editedby } },
    }),
  );

export const addToAlagaMd = (fields: AdvisoryFields, postedby: string) =>
  answerOf(client.POST('/advisories/alagamd/addition', { body: { Value: { ...written(fields), postedby } } }));

export const updateInAlagaMd = (checked: Compared, advisory_id: number, fields: AdvisoryFields, editedby: string) =>
  answerOf(
    client.POST('/advisories/alagamd/update', {
      checked,
      body: { Value: { ...written(fields), advisory_id, editedby } },
    }),
  );

/** The server sends the whole list of an app, so the search runs in the browser. */
const finderOf = (path: string, list: { queryKey: string[]; queryFn: () => Promise<Advisory[]> }): RecordFinder => ({
  ask: async (text, { queries, signal }) => {
    const advisories = await queries.fetchQuery({ ...list, staleTime: STILL_FRESH_MS });
    const how = {
      searchedText: ({ adv_id, advisoryname }: Advisory) => `${advisoryname} ${adv_id}`,
      recordOf: ({ adv_id, advisoryname, datefrom, dateto }: Advisory) => ({
        id: String(adv_id),
        label: advisoryname,
        hint: `${adv_id} · ${datefrom} to ${dateto}`,
        to: `${path}?open=${adv_id}`,
      }),
    };
    return recordsIn(advisories, text, how, signal);
  },
});

export const agoraRecords = finderOf('/advisory', agoraQuery);
export const alagaMdRecords = finderOf('/arugaadvisory', alagaMdQuery);
