import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { featuresQuery } from '../calls';
import type { AppFeature } from './calls';
import { disablingInWords, featureSchema, fieldsOf, questionOf } from './rules';
import type { Variant } from './variants';

const idOf = ({ id }: AppFeature) => String(id);

interface Props {
  variant: Variant;
  feature: AppFeature | undefined;
  onClose: () => void;
}

export default function ControlDialog({ variant, feature, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useJudgedForm(featureSchema(feature), fieldsOf(feature));
  const { save, failure } = useSave({
    form,
    refresh: featuresQuery.queryKey,
    record: { item: feature, idOf, list: variant.query, valuesOf: fieldsOf },
    undo: feature && { field: 'status', off: 'D', ...disablingInWords(feature) },
    success: feature ? 'Feature Successfully Updated' : 'New feature has been added.',
    asks: (fields, before) => questionOf(variant, before, fields),
    send: (fields, checked) =>
      feature ? variant.update(checked, feature, fields, emailaddress) : variant.add(checked, fields, emailaddress),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={feature ? 'Edit Feature' : 'Add Feature'}
      className="two-column-dialog"
      form={form}
      listsChanges={feature !== undefined}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <TextField form={form} name="feature" label="Feature" maxLength={250} autoComplete="off" autoFocus />
      <TextAreaField form={form} name="text" label={variant.textLabel} maxLength={1000} rows={4} />
      <div className="two-columns">
        <TextField
          form={form}
          name="url"
          label="URL"
          maxLength={1000}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
        <SelectField form={form} name="status" label="Status" options={variant.statuses} />
      </div>
      <PostedEdited
        posted={feature ? { by: feature.postedby, at: feature.posted } : { by: emailaddress }}
        edited={feature && { by: feature.editedby, at: feature.edited }}
      />
    </FormDialog>
  );
}
