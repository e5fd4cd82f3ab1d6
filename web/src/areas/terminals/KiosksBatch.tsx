import { BatchBar } from '@/app/batch/BatchBar';
import { statusActions } from '@/app/batch/statusActions';
import type { SelectionProps } from '@/app/list/ListTable';
import { type Kiosk, kiosksQuery, updateKiosk } from './calls';
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
