// Imports kiosks from a sheet. A row names its kiosk by the terminal ID.
import { ApiError } from '@/api/answer';
import { YES_OR_NO, yesOrNo } from '@/app/sheet/cellReaders';
import { defineSheet } from '@/app/sheet/sheet';
import { wordOf, YES_NO } from '@/ui/facts/statuses';
import { addKiosk, type Kiosk, type KioskFields, kiosksQuery, updateKiosk } from './calls';
import { KIOSKS, kioskForm, kioskIdProblem, kioskSchema } from './rules';

const keyOf = ({ terminalid }: Pick<Kiosk, 'terminalid'>) => terminalid.trim().toUpperCase();
const typed = { maxLength: 250, width: 22 };

export const sheet = defineSheet<KioskFields, KioskFields, Kiosk, Kiosk[]>({
  things: KIOSKS,
  fileName: 'terminals',
  fields: [
    { ...typed, name: 'terminalid', heading: 'Terminal ID', synonyms: ['Terminal', 'Terminal no', 'Kiosk'] },
    { ...typed, name: 'hscode', heading: 'Hospital code', synonyms: ['Hospital', 'HS code', 'Hosp code', 'hospcode'] },
    { ...typed, name: 'deviceid', heading: 'Device ID', synonyms: ['Device', 'Device no'] },
    { ...typed, name: 'macaddress', heading: 'Mac Address', synonyms: ['MAC', 'MAC addr'] },
    {
      name: 'isactive',
      heading: 'Active',
      synonyms: ['Status', 'Is active', 'Tags'],
      choices: YES_OR_NO,
      read: yesOrNo('1', '0'),
      text: (isactive) => wordOf(YES_NO, isactive),
    },
  ],
  refresh: kiosksQuery.queryKey,
  load: ({ ask }) => ask(kiosksQuery),
  itemsOf: (kiosks) => kiosks,
  keyOf,
  keyOfItem: keyOf,
  valuesOf: kioskForm,
  rules: (_, kiosk) => kioskSchema(kiosk),
  nameOf: ({ terminalid }) => terminalid,
  sourceOf: () => ({ idOf: ({ device_hospitalid }) => String(device_hospitalid), list: kiosksQuery }),
  add: (written, { me }) => addKiosk(written, me.username),
  change: async (kiosk, written, { checked }) => {
    const problem = kioskIdProblem(kiosk);
    if (problem) throw new ApiError('refused', problem);
    return updateKiosk(checked, kiosk.device_hospitalid, written);
  },
});
