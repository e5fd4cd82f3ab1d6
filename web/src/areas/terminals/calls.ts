import type { received } from '#contract';
import { ApiError, answerOf } from '@/api/answer';
import { type Agreed, type Compared, client } from '@/api/client';
import { withoutOmitted } from '@/app/saving/omittedFields';
import { digitOf } from '@/ui/saving/flags';

const listKiosks = async () => (await answerOf(client.GET('/terminals/kiosks'))).data;
const listPods = async () => (await answerOf(client.GET('/terminals/pods'))).data;

export const kiosksQuery = { queryKey: ['terminals', 'kiosks'], queryFn: listKiosks };
export const podsQuery = { queryKey: ['terminals', 'pods'], queryFn: listPods };

type Schemas = received['schemas'];
export type Kiosk = Schemas['Kiosk'];
export type Pod = Schemas['Pod'];

/** The forms have choices and digits as text. */
export type KioskFields = Pick<Kiosk, 'hscode' | 'terminalid' | 'deviceid' | 'macaddress'> & { isactive: string };
export type PodFields = Pick<Pod, 'deviceid' | 'macaddress' | 'serialno' | 'terminalid' | 'hospcode'> &
  Record<'propertytag' | 'description' | 'rcs1printcopy' | 'rcs2printcopy' | 'isactive', string>;

const kioskBody = ({ isactive, ...fields }: KioskFields) => ({ ...fields, isactive: digitOf(isactive) });

const podBody = ({ isactive, rcs1printcopy, rcs2printcopy, ...fields }: PodFields) => ({
  ...fields,
  rcs1printcopy: Number(rcs1printcopy),
  rcs2printcopy: Number(rcs2printcopy),
  isactive: digitOf(isactive),
});

/** The initial values of fields that the list may omit. */
const OMITTED_DEFAULTS = { propertytag: '', description: '', rcs1printcopy: '', rcs2printcopy: '' };

export const TOKEN_REFUSED = 'Invalid access token!';

/** The gateway's service token was refused, not the user's own. The user cannot renew it. */
export const isTokenRefused = (error: unknown) => error instanceof ApiError && error.failure === 'signedOut';

function withTokenMessage(error: unknown): never {
  throw isTokenRefused(error) ? new ApiError('refused', TOKEN_REFUSED) : error;
}

export const addKiosk = (fields: KioskFields, username: string) =>
  answerOf(client.POST('/terminals/kiosks/addition', { body: { Value: { ...kioskBody(fields), username } } })).catch(
    withTokenMessage,
  );

export const updateKiosk = (checked: Compared, device_hospitalid: number | null, fields: KioskFields) =>
  answerOf(
    client.POST('/terminals/kiosks/update', { checked, body: { Value: { device_hospitalid, ...kioskBody(fields) } } }),
  ).catch(withTokenMessage);

export const addPod = (fields: PodFields, postedby: string) =>
  answerOf(client.POST('/terminals/pods/addition', { body: { Value: { ...podBody(fields), postedby } } }));

/** An empty copy count that the server omitted is omitted again, because it would otherwise be sent as 0. */
export function updatePod(checked: Compared, pod: Pod, changed: PodFields, postedby: string) {
  const { isactive, rcs1printcopy, rcs2printcopy, ...fields } = withoutOmitted(changed, pod, OMITTED_DEFAULTS);
  const Value = {
    agorapoddeviceid: pod.agorapoddeviceid,
    ...fields,
    ...(rcs1printcopy !== undefined && { rcs1printcopy: Number(rcs1printcopy) }),
    ...(rcs2printcopy !== undefined && { rcs2printcopy: Number(rcs2printcopy) }),
    isactive: digitOf(isactive),
    postedby,
  };
  return answerOf(client.POST('/terminals/pods/update', { checked, body: { Value } }));
}

export const deletePod = (checked: Agreed, agorapoddeviceid: number) =>
  answerOf(client.POST('/terminals/pods/deletion', { checked, body: { Value: { agorapoddeviceid } } }));
