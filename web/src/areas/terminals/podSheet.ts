// Imports pods from a sheet. A row names its pod by the device ID.
import { inCapitals, YES_OR_NO, yesOrNo } from '@/app/sheet/cellReaders';
import { defineSheet } from '@/app/sheet/sheet';
import { wordOf, YES_NO } from '@/ui/facts/statuses';
import { addPod, type Pod, type PodFields, podsQuery, updatePod } from './calls';
import { PODS, podForm, podSchema } from './rules';

const keyOf = ({ deviceid }: Pick<Pod, 'deviceid'>) => deviceid.trim().toUpperCase();
const typed = { read: inCapitals, maxLength: 250, width: 22 };

export const sheet = defineSheet<PodFields, PodFields, Pod, Pod[]>({
  things: PODS,
  fileName: 'pods',
  fields: [
    { ...typed, name: 'deviceid', heading: 'Device ID', synonyms: ['Device', 'Pod', 'Device no'] },
    { ...typed, name: 'macaddress', heading: 'Mac Address', synonyms: ['MAC', 'MAC addr'] },
    { ...typed, name: 'serialno', heading: 'Serial Number', synonyms: ['Serial', 'Serial no', 'SN'], maxLength: 50 },
    { ...typed, name: 'terminalid', heading: 'Terminal ID', synonyms: ['Terminal', 'Terminal no'] },
    { ...typed, name: 'hospcode', heading: 'Hospital code', synonyms: ['Hosp code', 'HS code', 'Hospital'] },
    {
      ...typed,
      name: 'propertytag',
      heading: 'Property Tag',
      synonyms: ['Tag', 'Property', 'Asset tag'],
      maxLength: 50,
    },
    { ...typed, name: 'description', heading: 'Description', synonyms: ['Notes', 'Place'], maxLength: 200, width: 40 },
    { name: 'rcs1printcopy', heading: 'RCS1 print copies', synonyms: ['RCS1 copies', 'RCS1', 'RCS1 print copy'] },
    { name: 'rcs2printcopy', heading: 'RCS2 print copies', synonyms: ['RCS2 copies', 'RCS2', 'RCS2 print copy'] },
    {
      name: 'isactive',
      heading: 'Status',
      synonyms: ['Active', 'Is active'],
      choices: YES_OR_NO,
      read: yesOrNo('1', '0'),
      text: (isactive) => wordOf(YES_NO, isactive),
    },
  ],
  refresh: podsQuery.queryKey,
  load: ({ ask }) => ask(podsQuery),
  itemsOf: (pods) => pods,
  keyOf,
  keyOfItem: keyOf,
  valuesOf: podForm,
  rules: (_, pod) => podSchema(pod),
  nameOf: ({ deviceid }) => deviceid,
  sourceOf: () => ({ idOf: ({ agorapoddeviceid }) => String(agorapoddeviceid), list: podsQuery }),
  add: (written, { me }) => addPod(written, me.email),
  change: (pod, written, { checked, me }) => updatePod(checked, pod, written, me.email),
});
