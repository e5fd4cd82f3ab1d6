import { draftAsSent } from '@/app/saving/concurrentChanges';
import { useSave } from '@/app/saving/useSave';
import { useUsername } from '@/app/session/store';
import { useConfirm } from '@/ui/dialogs/confirm';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages, YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { addKiosk, type Kiosk, kiosksQuery, updateKiosk } from './calls';
import { kioskForm, kioskIdProblem, kioskSchema } from './rules';

const idOf = ({ device_hospitalid }: Kiosk) => String(device_hospitalid);

export default function KioskDialog({ kiosk, onClose }: { kiosk: Kiosk | undefined; onClose: () => void }) {
  const username = useUsername();
  const form = useJudgedForm(kioskSchema(kiosk), kioskForm(kiosk));
  const confirm = useConfirm();
  const { save, failure } = useSave({
    form,
    refresh: kiosksQuery.queryKey,
    record: { item: kiosk, idOf, list: kiosksQuery, valuesOf: kioskForm },
    undo: kiosk && { field: 'isactive', off: '0', ...disabledMessages(kiosk.deviceid) },
    success: kiosk ? 'Terminal successfully updated' : 'Terminal successfully added.',
    refusal: 'warning',
    isSure: (fields) => confirm({ ...PROCEED, isCautious: true, saves: kiosk && draftAsSent(form, fields) }),
    send: (fields, compared) =>
      kiosk ? updateKiosk(compared, kiosk.device_hospitalid, fields) : addKiosk(fields, username),
    onSaved: onClose,
  });
  const problem = kiosk && kioskIdProblem(kiosk);
  const typed = { form, maxLength: 250, autoComplete: 'off' };
  return (
    <FormDialog
      title={kiosk ? 'Edit Terminal' : 'Add Terminal'}
      form={form}
      whyNot={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={problem ?? failure} />
      <TextField {...typed} name="hscode" label="Hospital code" autoFocus />
      <TextField {...typed} name="terminalid" label="Terminal ID" />
      <TextField {...typed} name="deviceid" label="Device ID" />
      <TextField {...typed} name="macaddress" label="Mac Address" placeholder="00:1A:2B:3C:4D:5E" />
      <SelectField form={form} name="isactive" label="Active" options={YES_NO} />
      {kiosk && <PostedEdited posted={{ by: kiosk.createdby, at: kiosk.creationdate }} />}
    </FormDialog>
  );
}
