import { BatchBar } from '@/app/batch/BatchBar';
import type { SelectionProps } from '@/app/batch/selectionProps';
import { statusActions } from '@/app/batch/statusActions';
import { type Kiosk, updateKiosk } from './calls';
import { kiosksQuery } from './lists';
import { KIOSKS, kioskForm, kioskIdProblem } from './rules';

const actions = statusActions({
  idOf: ({ device_hospitalid }: Kiosk) => String(device_hospitalid),
  list: kiosksQuery,
  valuesOf: kioskForm,
  field: 'isactive',
  on: '1',
  off: '0',
  means: (_, isOn) => `Each will be ${isOn ? 'active' : 'disabled'}.`,
  whyNot: kioskIdProblem,
  write: (kiosk, fields, checked) => updateKiosk(checked, kiosk.device_hospitalid, fields),
});

export default function KiosksBatch(chosen: SelectionProps<Kiosk>) {
  return (
    <BatchBar
      {...chosen}
      things={KIOSKS}
      nameOf={({ terminalid, deviceid }) => terminalid || deviceid}
      refresh={kiosksQuery.queryKey}
      actions={actions}
    />
  );
}
