import type { received } from '#contract';
import { UNKNOWN } from '#wire/unread';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';

const listProviders = async () => (await answerOf(client.GET('/providers'))).data;

export const providersQuery = { queryKey: ['providers'], queryFn: listProviders };

type Schemas = received['schemas'];
export type TopProvider = Schemas['TopProvider'];
export type Facility = Schemas['Facility'];

/** The server returns at most this many. */
export const FOUND_AT_MOST = 500;

/** The values of a ceiling. */
export interface Ceiling {
  /** In the format 25000.00. */
  diag_limit: string;
  year: number | null;
  active: boolean | null;
  isaautoapprove: boolean | null;
}

const ceilingBody = ({ diag_limit, year, active, isaautoapprove }: Ceiling) => ({
  diag_limit,
  year,
  active: active === null ? UNKNOWN : active ? 'T' : 'F',
  isaautoapprove: isaautoapprove === null ? null : isaautoapprove ? (1 as const) : (0 as const),
});

export const searchFacilities = async (key: string, signal: AbortSignal) =>
  (await answerOf(client.POST('/providers/search', { body: { Value: { key } }, signal }))).data;

export const facilitiesQuery = (key: string) => ({
  queryKey: ['facilities', key],
  queryFn: ({ signal }: { signal: AbortSignal }) => searchFacilities(key, signal),
});

export const addProvider = (
  checked: Agreed,
  { code, name, type }: Pick<Facility, 'code' | 'name' | 'type'>,
  ceiling: Ceiling,
  addedby: string,
) =>
  answerOf(
    client.POST('/providers/addition', {
      checked,
      body: { Value: { code, name, type, ...ceilingBody(ceiling), addedby } },
    }),
  );

export const updateProvider = (checked: Agreed & Compared, recordid: number, ceiling: Ceiling, lastupdateby: string) =>
  answerOf(
    client.POST('/providers/update', { checked, body: { Value: { recordid, ...ceilingBody(ceiling), lastupdateby } } }),
  );

export const deleteProvider = (checked: Agreed, recordid: number) =>
  answerOf(client.POST('/providers/deletion', { checked, body: { Value: { recordid } } }));
