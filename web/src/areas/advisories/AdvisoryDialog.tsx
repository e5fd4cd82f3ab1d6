import { useSave } from '@/app/saving/useSave';
import { useUndoAdding } from '@/app/saving/useUndoAdding';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages, STATUSES } from '@/ui/facts/statuses';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { isSame } from '@/ui/saving/differences';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { quoted } from '@/ui/texts/words';
import type { Advisory, AdvisoryFields } from './calls';
import { usePhone } from './phone';
import { AVAILABILITY, addedMessages, advisorySchema, fieldsOf, type Variant } from './rules';

const idOf = ({ adv_id }: Advisory) => String(adv_id);

interface Props {
  variant: Variant;
  advisory: Advisory | undefined;
  onSaved: (fields: AdvisoryFields) => void;
  onClose: () => void;
}

export default function AdvisoryDialog({ variant, advisory, onSaved, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const name = quoted(advisory?.advisoryname ?? '');
  const form = useJudgedForm(advisorySchema, fieldsOf(advisory));
  const undoAdding = useUndoAdding({ idOf, list: variant.query });
  const undoOfAdding = (written: AdvisoryFields) => {
    const messages = addedMessages(variant.application, written);
    const isAdded = (item: Advisory) => isSame(fieldsOf(item), written);
    return (
      messages &&
      undoAdding(messages, isAdded, (added, checked) =>
        variant.update(checked, added.adv_id, { ...fieldsOf(added), status: 'D' }, emailaddress),
      )
    );
  };
  const { save, failure } = useSave({
    form,
    refresh: variant.query.queryKey,
    record: { item: advisory, idOf, list: variant.query, valuesOf: fieldsOf },
    undo: advisory
      ? [
          { field: 'status', off: 'D', ...disabledMessages(advisory.advisoryname) },
          { field: 'open', off: '0', done: `${name} is unavailable.`, undone: `${name} is available again.` },
        ]
      : undoOfAdding,
    success: advisory ? 'Advisory Successfully Updated' : 'New advisory has been added.',
    send: (fields, checked) =>
      advisory ? variant.update(checked, advisory.adv_id, fields, emailaddress) : variant.add(fields, emailaddress),
    onSaved,
  });
  const contentOf = usePhone(variant.application);
  return (
    <FormDialog
      title={advisory ? 'Edit Advisory' : 'Add Advisory'}
      className="two-column-dialog"
      form={form}
      listsChanges={advisory !== undefined}
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <TextField form={form} name="advisoryname" label="Advisory" maxLength={250} autoComplete="off" autoFocus />
      <div className="two-columns">
        <SelectField form={form} name="status" label="Status" options={STATUSES} />
        <SelectField form={form} name="open" label="Open" options={AVAILABILITY} />
        <DateField form={form} name="datefrom" label="Date From" format="MM-DD-YYYY" judged={['dateto']} />
        <DateField form={form} name="dateto" label="Date To" format="MM-DD-YYYY" />
      </div>
      <PostedEdited
        posted={advisory ? { by: advisory.postedby, at: advisory.posteddate } : { by: emailaddress }}
        edited={advisory && { by: advisory.editedby, at: advisory.editeddate }}
      />
    </FormDialog>
  );
}
