import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { type Remark, remarksQuery } from '@/shared/remarks';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { disabledMessages, STATUSES, YES_NO } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { oneOf } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { addRemark, formOf, updateRemark } from './calls';

const schema = v.object({
  remarks: requiredText('Enter the remarks.'),
  special_instructions: v.pipe(v.string(), v.trim()),
  status: oneOf(['A', 'D']),
  reapp_notif: oneOf(['0', '1']),
});

const NEW = 'Reviewers can then select it. Its text and instructions go with the disapproval.';

const idOf = ({ recordid }: Remark) => String(recordid);
export default function RemarkDialog({ remark, onClose }: { remark: Remark | undefined; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: formOf(remark) });
  const { save, failure } = useSave({
    form,
    refresh: remarksQuery.queryKey,
    record: { item: remark, idOf, list: remarksQuery, valuesOf: formOf },
    undo: remark && { field: 'status', off: 'D', ...disabledMessages(remark.remarks) },
    success: remark ? 'Remarks Successfully Updated' : 'New Remark has been added',
    send: (fields, compared) => (remark ? updateRemark(compared, remark, fields) : addRemark(fields, emailaddress)),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={remark ? 'Edit Remarks' : 'Add New Remarks'}
      form={form}
      listsChanges={remark !== undefined}
      addition={NEW}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <TextField form={form} name="remarks" label="Remarks" maxLength={250} autoFocus />
      <TextAreaField form={form} name="special_instructions" label="Special Instructions" maxLength={1000} />
      {/* A new remark is always active: the call that adds it has no status. */}
      <SelectField form={form} name="status" label="Status" options={STATUSES} disabled={!remark} />
      <SelectField form={form} name="reapp_notif" label="Reapprove Notification" options={YES_NO} />
    </FormDialog>
  );
}
