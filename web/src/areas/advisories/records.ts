import { recordsIn, STILL_FRESH_MS } from '@/app/palette/records';
import type { RecordFinder } from '@/app/routing/routes';
import type { Advisory } from './calls';

/** The server sends the whole list of an app, so the search runs in the browser. */
const finderOf = (
  path: string,
  load: () => Promise<{ queryKey: string[]; queryFn: () => Promise<Advisory[]> }>,
): RecordFinder => ({
  ask: async (text, { queries, signal }) => {
    const advisories = await queries.fetchQuery({ ...(await load()), staleTime: STILL_FRESH_MS });
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

export const ofAgora = finderOf('/advisory', async () => (await import('./lists')).agoraQuery);
export const ofAlagaMd = finderOf('/arugaadvisory', async () => (await import('./lists')).alagaMdQuery);
