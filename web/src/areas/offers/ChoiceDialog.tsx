import * as v from 'valibot';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { disabledMessages, STATUSES } from '@/ui/facts/statuses';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { oneOf, warning } from '@/ui/saving/fieldRules';
import { requiredText } from '@/ui/saving/requiredText';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { type ChoiceFields, OFFERS_KEY, type OfferGroup } from './calls';
import type { OfferGroupKind } from './kinds';
import { isTaken } from './rules';

const idOf = ({ id }: OfferGroup) => String(id);
const fieldsOf = ({ name, status }: OfferGroup): ChoiceFields => ({ name, status });
const fresh: ChoiceFields = { name: '', status: 'A' };

interface Props {
  kind: OfferGroupKind;
  choice: OfferGroup | undefined;
  choices: OfferGroup[];
  onClose: () => void;
}

/** Changes or adds a store or a category. */
export default function ChoiceDialog({ kind, choice, choices, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const schema = v.object({
    name: v.pipe(
      requiredText(kind.required),
      warning(v.check((name: string) => !isTaken(name, choices, choice), kind.taken)),
    ),
    status: oneOf(['A', 'D']),
  });
  const form = useJudgedForm<ChoiceFields>(schema, choice ? fieldsOf(choice) : fresh);
  const { save, failure } = useSave({
    form,
    formFields: { [kind.nameField]: 'name', isactive: 'status' },
    refresh: OFFERS_KEY,
    record: { item: choice, idOf, list: kind.query, valuesOf: fieldsOf },
    undo: choice && { field: 'status', off: 'D', ...disabledMessages(choice.name, 'Existing offers keep it.') },
    success: choice ? kind.updated : kind.added,
    send: (fields, checked) =>
      choice ? kind.update(checked, choice, fields, emailaddress) : kind.add(fields, emailaddress),
    onSaved: onClose,
  });

  return (
    <FormDialog
      title={choice ? kind.editLabel : kind.addLabel}
      form={form}
      listsChanges={choice !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <TextField form={form} name="name" label={kind.nameLabel} maxLength={250} autoComplete="off" autoFocus />
      {/* A new one is always active. */}
      <SelectField form={form} name="status" label="Status" options={STATUSES} disabled={!choice} />
      {choice && (
        <PostedEdited
          posted={{ by: choice.postedby, at: choice.posteddate }}
          edited={{ by: choice.editedby, at: choice.editdate }}
        />
      )}
    </FormDialog>
  );
}
