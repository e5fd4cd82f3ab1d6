import type { Agreed, Compared } from '@/api/client';
import { useReplacingAct } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages, STATUSES } from '@/ui/facts/statuses';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { FormPhone } from '@/ui/phone/FormPhone';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import type { Advisory, AdvisoryFields } from './calls';
import { usePhone } from './phone';
import { AVAILABILITY, advisorySchema, fieldsOf, questionOf } from './rules';
import type { Variant } from './variants';

const idOf = ({ adv_id }: Advisory) => String(adv_id);

interface Props {
  variant: Variant;
  advisory: Advisory | undefined;
  onSaved: (fields: AdvisoryFields) => void;
  onClose: () => void;
}

export default function AdvisoryDialog({ variant, advisory, onSaved, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useJudgedForm(advisorySchema, fieldsOf(advisory));
  const { act, failure } = useReplacingAct({
    form,
    refresh: variant.query.queryKey,
    replaces: { item: advisory, idOf, list: variant.query, valuesOf: fieldsOf },
    disables: advisory && { field: 'status', off: 'D', ...disabledMessages(advisory.advisoryname) },
    success: advisory ? 'Advisory Successfully Updated' : 'New advisory has been added.',
  });
  const contentOf = usePhone(variant.application);
  const send = (fields: AdvisoryFields, by: Agreed & Compared, added: Agreed) =>
    advisory ? variant.update(by, advisory.adv_id, fields, emailaddress) : variant.add(added, fields, emailaddress);
  const submit = (fields: AdvisoryFields) =>
    act(fields, (written, before) => questionOf(variant.application, before, written), send, onSaved);
  return (
    <FormDialog
      title={advisory ? 'Edit Advisory' : 'Add Advisory'}
      className="two-column-dialog"
      form={form}
      tellsChanges={advisory !== undefined}
      beside={<FormPhone form={form} contentOf={contentOf} />}
      onSubmit={submit}
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
