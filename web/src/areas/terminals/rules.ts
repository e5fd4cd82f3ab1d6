// The rules of the forms for kiosks and pods.
import * as v from 'valibot';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { optionOf } from '@/ui/saving/flags';
import { requiredText } from '@/ui/saving/requiredText';
import type { Things } from '@/ui/texts/counts';
import type { Kiosk, KioskFields, Pod, PodFields } from './calls';

export const KIOSKS: Things = { one: 'terminal', many: 'terminals' };
export const PODS: Things = { one: 'pod', many: 'pods' };

/** Six pairs as printed on devices: with colons, with dashes, in three groups, or without separators. */
const MAC = /^([0-9A-F]{2}([:-])[0-9A-F]{2}(\2[0-9A-F]{2}){4}|[0-9A-F]{12}|([0-9A-F]{4}\.){2}[0-9A-F]{4})$/i;
const NO_MAC = 'A MAC address usually has six pairs, as in 00:1A:2B:3C:4D:5E.';
const NO_HOSPITAL_ID = 'Hospital ID is missing.';

/** A saved address is never warned about, so that other fields can be changed without correcting it. */
const mac = (message: string, saved: string | undefined) =>
  v.pipe(
    requiredText(message),
    // An empty address has the error above already.
    warning(v.check((typed: string) => typed === '' || typed === saved?.trim() || MAC.test(typed), NO_MAC)),
  );

const ofKiosk = (field: string) => `${field} field is required.`;
const ofPod = (field: string) => `${field} is required.`;

export const kioskSchema = (saved?: Kiosk) =>
  v.object({
    hscode: requiredText(ofKiosk('Hospital code')),
    terminalid: requiredText(ofKiosk('Terminal ID')),
    deviceid: requiredText(ofKiosk('Device ID')),
    macaddress: mac(ofKiosk('Mac Address'), saved?.macaddress),
    isactive: oneOf(['0', '1']),
  });

const ONE_DIGIT = 'Enter one digit.';
const NO_COPIES = 'No copies will be printed.';
/** May stay empty without a warning when the server has given none. */
const digit = (saved: number | null | undefined) =>
  v.pipe(
    v.string(),
    v.regex(/^\d?$/, ONE_DIGIT),
    warning(v.check((typed: string) => typed !== '' || saved === null, NO_COPIES)),
  );

export const podSchema = (saved?: Pod) =>
  v.object({
    deviceid: requiredText(ofPod('Device ID')),
    macaddress: mac(ofPod('Mac Address'), saved?.macaddress),
    serialno: requiredText(ofPod('Serial Number')),
    terminalid: requiredText(ofPod('Terminal ID')),
    hospcode: requiredText(ofPod('Hospital code')),
    propertytag: v.pipe(v.string(), v.trim()),
    description: v.pipe(v.string(), v.trim()),
    rcs1printcopy: digit(saved?.rcs1printcopy),
    rcs2printcopy: digit(saved?.rcs2printcopy),
    isactive: requiredText(ofPod('Status')),
  });

export const onlyDigits = (typed: string) => typed.replace(/\D/g, '');

/** A new kiosk is active. */
export const kioskForm = (kiosk: Kiosk | undefined): KioskFields => ({
  hscode: kiosk?.hscode ?? '',
  terminalid: kiosk?.terminalid ?? '',
  deviceid: kiosk?.deviceid ?? '',
  macaddress: kiosk?.macaddress ?? '',
  isactive: optionOf(kiosk ? kiosk.isactive : 1),
});

/** Empty when the server has given none. */
const copies = (saved: number | null | undefined) => (saved === undefined ? '1' : String(saved ?? ''));

/** A new pod is not active, and prints one copy of each form. */
export const podForm = (pod: Pod | undefined): PodFields => ({
  deviceid: pod?.deviceid ?? '',
  macaddress: pod?.macaddress ?? '',
  serialno: pod?.serialno ?? '',
  terminalid: pod?.terminalid ?? '',
  hospcode: pod?.hospcode ?? '',
  propertytag: pod?.propertytag ?? '',
  description: pod?.description ?? '',
  rcs1printcopy: copies(pod?.rcs1printcopy),
  rcs2printcopy: copies(pod?.rcs2printcopy),
  isactive: optionOf(pod ? pod.isactive : 0),
});

/** The reason why a kiosk cannot be saved at all: the server has given no id. */
export const kioskIdProblem = ({ device_hospitalid: id }: Pick<Kiosk, 'device_hospitalid'>) =>
  Number.isInteger(id) && Number(id) > 0 ? undefined : NO_HOSPITAL_ID;

/** The tag says whether it works; without a tag the flag decides. */
export const isWorking = ({ tags, isactive }: Pick<Kiosk, 'tags' | 'isactive'>) =>
  tags === '' ? isactive === 1 : tags === 'active';
