import type { received } from '#contract';
import { answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';

const listAssignments = async () => (await answerOf(client.GET('/ebilling'))).data;

export const assignmentsQuery = { queryKey: ['ebilling', 'assignments'], queryFn: listAssignments };

type Schemas = received['schemas'];
/** The recipients of the bills of a municipality. */
export type Assignment = Schemas['Assignment'];
export type Place = Schemas['Municipality'];

/** The fields of the form; `Regcode` is the office. */
export type Recipients = Pick<Assignment, 'MunicipalCode' | 'EmailAdd' | 'CCEmail' | 'BCCEmail' | 'Avega'> & {
  Regcode: Assignment['Office'];
};

/** Places do not change during a session. */
const KEPT = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

export const regionsQuery = {
  queryKey: ['ebilling', 'regions'],
  queryFn: async (): Promise<Place[]> => (await answerOf(client.GET('/ebilling/regions'))).data,
  ...KEPT,
};

export const provincesQuery = (RegionCode: string) => ({
  queryKey: ['ebilling', 'provinces', RegionCode],
  queryFn: async (): Promise<Place[]> =>
    (await answerOf(client.GET('/ebilling/provinces', { params: { header: { RegionCode } } }))).data,
  enabled: RegionCode !== '',
  ...KEPT,
});

export const municipalitiesQuery = (RegionCode: string, ProvinceCode: string) => ({
  queryKey: ['ebilling', 'municipalities', RegionCode, ProvinceCode],
  queryFn: async (): Promise<Place[]> =>
    (await answerOf(client.GET('/ebilling/municipalities', { params: { header: { RegionCode, ProvinceCode } } }))).data,
  enabled: ProvinceCode !== '',
  ...KEPT,
});

const written = ({ EmailAdd, CCEmail, BCCEmail, MunicipalCode, Regcode, Avega }: Recipients) => ({
  EmailAdd,
  CCEmail,
  BCCEmail,
  MunicipalCode,
  Regcode,
  Avega,
});

export const addAssignment = (checked: Agreed, recipients: Recipients, PostedBy: string) =>
  answerOf(client.POST('/ebilling/addition', { checked, body: { Value: { ...written(recipients), PostedBy } } }));

export const updateAssignment = (
  checked: Agreed & Compared,
  eBilling_EAssign_ID: number,
  recipients: Recipients,
  EditedBy: string,
) =>
  answerOf(
    client.POST('/ebilling/update', {
      checked,
      body: { Value: { eBilling_EAssign_ID, ...written(recipients), EditedBy } },
    }),
  );
