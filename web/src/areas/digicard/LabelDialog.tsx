import { Button } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listFailure } from '@/app/list/ListTable';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { disabledMessages } from '@/ui/facts/statuses';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { addLabel, cardKey, type Label, type LabelFields, labelsQuery, updateLabel } from './calls';
import { columnsQuery } from './lists';
import { fieldsOffered, firstPosition, LABEL_SAVED, labelSchema, nextPosition, onCards, withLabel } from './rules';

interface Props {
  code: string;
  /** In order of position. */
  labels: Label[];
  /** Undefined when adding one. */
  label: Label | undefined;
  preview: (labels: Label[]) => ReactNode;
  /** Receives the new name. */
  onSaved: (label: string) => void;
  onClose: () => void;
}

type LabelForm = Omit<LabelFields, 'position'> & Pick<Label, 'isactive'> & { position: string };

const idOf = ({ recordid }: Label) => String(recordid);
const fieldsOf = ({ label, fieldval, isactive, position }: Omit<Label, 'recordid'>): LabelForm => ({
  label,
  fieldval,
  isactive,
  position: String(position ?? ''),
});
const NEW = { recordid: 0, label: '', fieldval: '', isactive: true };

export default function LabelDialog({ code, labels, label, preview, onSaved, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const queries = useQueryClient();
  const columns = useQuery(columnsQuery);
  const columnsFailure = columns.data ? undefined : listFailure(columns);
  const list = labelsQuery(code);
  const begun = label ?? { ...NEW, position: nextPosition(labels) };
  const { recordid, position } = begun;
  const first = firstPosition(labels);
  const form = useJudgedForm(labelSchema(first), fieldsOf(begun));
  const { save, failure } = useSave({
    form,
    refresh: cardKey(code),
    record: { item: label, idOf, list, valuesOf: fieldsOf },
    undo: label && { field: 'isactive', off: false, ...disabledMessages(label.label) },
    success: LABEL_SAVED,
    refusal: 'warning',
    asks: () => ({ ...PROCEED, text: onCards(code) }),
    send: ({ isactive, ...typed }, checked) => {
      const added = { ...typed, position: Number(typed.position) };
      if (!label) return addLabel(checked, code, added, emailaddress);
      // When a colleague has moved the label meanwhile, the call needs its current position.
      const now = queries.getQueryData<Label[]>(list.queryKey)?.find((each) => each.recordid === recordid);
      return updateLabel(checked, code, { recordid, ...added, isactive }, now?.position ?? position, emailaddress);
    },
    onSaved: (sent) => {
      onSaved(sent.label);
      onClose();
    },
  });

  const typed = form.watch();
  const typedPosition = Number(typed.position);
  const changed = {
    ...typed,
    recordid,
    position: typed.position !== '' && Number.isInteger(typedPosition) ? typedPosition : position,
  };
  const offered = fieldsOffered(columns.data ?? []);
  return (
    <FormDialog
      title={label ? 'Update Label' : 'Add Label'}
      className="label-dialog"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <div className="label-form">
        <div>
          <TextField form={form} name="label" label="Label" maxLength={250} autoComplete="off" autoFocus />
          <SelectField
            form={form}
            name="fieldval"
            label="Field"
            options={[{ value: '', label: columns.isPending ? 'Loading…' : 'Select a field' }, ...offered]}
          />
          <Failure message={columnsFailure?.message} />
          {columnsFailure && <Button className="try-fields" text="Try again" onClick={columnsFailure.onRetry} />}
          <TextField
            form={form}
            name="position"
            label="Position"
            maxLength={10}
            inputMode="numeric"
            autoComplete="off"
          />
          {label && <CheckboxField form={form} name="isactive" label="Active" />}
        </div>
        {preview(withLabel(labels, changed))}
      </div>
    </FormDialog>
  );
}
