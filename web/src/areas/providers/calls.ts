import type { components } from '#contract';
import { answerOf } from '@/api/answer';
import { type Acting, client, type ReplacingAct } from '@/api/client';

type Schemas = components['schemas'];
export type TopProvider = Schemas['TopProvider'];
export type Facility = Schemas['Facility'];

/** The server returns at most this many. */
export const FOUND_AT_MOST = 500;

/** The values of a ceiling. */
export interface Ceiling {
  /** In the format 25000.00. */
  diag_limit: string;
  year: number;
  active: boolean;
  isaautoapprove: boolean;
}

const ceilingBody = ({ diag_limit, year, active, isaautoapprove }: Ceiling) => ({
  diag_limit,
  year,
  active: active ? ('T' as const) : ('F' as const),
  isaautoapprove: isaautoapprove ? (1 as const) : (0 as const),
});

export const searchFacilities = async (key: string, signal: AbortSignal) =>
  (await answerOf(client.POST('/providers/search', { body: { Value: { key } }, signal }))).data;

export const facilitiesQuery = (key: string) => ({
  queryKey: ['facilities', key],
  queryFn: ({ signal }: { signal: AbortSignal }) => searchFacilities(key, signal),
});

export const addProvider = (
  acting: Acting,
  { code, name, type }: Pick<Facility, 'code' | 'name' | 'type'>,
  ceiling: Ceiling,
  addedby: string,
) =>
  answerOf(
    acting.POST('/providers/addition', { body: { Value: { code, name, type, ...ceilingBody(ceiling), addedby } } }),
  );

export const updateProvider = (replacing: ReplacingAct, recordid: number, ceiling: Ceiling, lastupdateby: string) =>
  answerOf(
    replacing.POST('/providers/update', { body: { Value: { recordid, ...ceilingBody(ceiling), lastupdateby } } }),
  );

export const deleteProvider = (acting: Acting, recordid: number) =>
  answerOf(acting.POST('/providers/deletion', { body: { Value: { recordid } } }));
