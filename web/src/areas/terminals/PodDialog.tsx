import { draftAsSent } from '@/app/saving/concurrentChanges';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { useConfirm } from '@/ui/dialogs/confirm';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages, YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { addPod, type Pod, podsQuery, updatePod } from './calls';
import { onlyDigits, podForm, podSchema } from './rules';

const idOf = ({ agorapoddeviceid }: Pod) => String(agorapoddeviceid);

export default function PodDialog({ pod, onClose }: { pod: Pod | undefined; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useJudgedForm(podSchema(pod), podForm(pod));
  const confirm = useConfirm();
  const { save, failure } = useSave({
    form,
    refresh: podsQuery.queryKey,
    record: { item: pod, idOf, list: podsQuery, valuesOf: podForm },
    undo: pod && { field: 'isactive', off: '0', ...disabledMessages(pod.deviceid) },
    isSure: (fields) => confirm({ ...PROCEED, isCautious: true, saves: pod && draftAsSent(form, fields) }),
    send: (fields, compared) => (pod ? updatePod(compared, pod, fields, emailaddress) : addPod(fields, emailaddress)),
    onSaved: onClose,
  });
  const typed = { form, inCapitals: true, autoComplete: 'off' };
  const copies = { form, transform: onlyDigits, maxLength: 1, inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <FormDialog
      title={pod ? 'Edit Device' : 'Add Device'}
      className="two-column-dialog"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <div className="two-columns">
        <TextField {...typed} name="deviceid" label="Device ID" maxLength={250} autoFocus />
        <TextField {...typed} name="macaddress" label="Mac Address" maxLength={250} placeholder="00:1A:2B:3C:4D:5E" />
        <TextField {...typed} name="serialno" label="Serial Number" maxLength={50} />
        <TextField {...typed} name="terminalid" label="Terminal ID" maxLength={250} />
        <TextField {...typed} name="hospcode" label="Hospital code" maxLength={250} />
        <TextField {...typed} name="propertytag" label="Property Tag" maxLength={50} />
      </div>
      <TextField {...typed} name="description" label="Description" maxLength={200} />
      <div className="two-columns">
        <TextField {...copies} name="rcs1printcopy" label="RCS1 print copies" />
        <TextField {...copies} name="rcs2printcopy" label="RCS2 print copies" />
        <SelectField form={form} name="isactive" label="Status" options={YES_NO} />
      </div>
      {pod && <PostedEdited posted={{ by: pod.username, at: pod.posteddate }} />}
    </FormDialog>
  );
}
