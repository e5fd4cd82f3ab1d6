import { type ReactNode, useEffect, useState } from 'react';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { AddressField } from './AddressField';
import { type Assignment, addAssignment, type Recipients, updateAssignment } from './calls';
import { secondBrandText } from './columns';
import './ebilling.css';
import { assignmentsQuery } from './lists';
import { PlaceFields } from './PlaceFields';
import { consequence, fieldsOf, officeText, type RecipientsForm, recipientsSchema } from './rules';

const idOf = ({ eBilling_EAssignID }: Assignment) => String(eBilling_EAssignID);
const NONE: Assignment[] = [];

interface Props {
  assignment: Assignment | undefined;
  /** All lists of recipients; undefined while they are not loaded. */
  assignments: Assignment[] | undefined;
  onClose: () => void;
}

export default function RecipientsDialog({ assignment: opened, assignments = NONE, onClose }: Props) {
  // The record as it was when the dialog opened, like the values of the form.
  const [assignment] = useState(opened);
  const { emailaddress } = useSignedIn().user_info.data;
  const others = assignment ? assignments.filter((each) => idOf(each) !== idOf(assignment)) : assignments;
  const form = useJudgedForm<RecipientsForm, Recipients>(recipientsSchema(others, assignment), fieldsOf(assignment));
  const { save, failure } = useSave({
    form,
    refresh: assignmentsQuery.queryKey,
    record: { item: assignment, idOf, list: assignmentsQuery, valuesOf: fieldsOf },
    success: assignment ? 'E-billing recipients successfully updated.' : 'E-billing recipients successfully added.',
    asks: (recipients) => ({ ...PROCEED, text: consequence(assignment, recipients) }),
    send: (recipients, checked) =>
      assignment
        ? updateAssignment(checked, assignment.eBilling_EAssignID, recipients, emailaddress)
        : addAssignment(checked, recipients, emailaddress),
    onSaved: onClose,
  });
  const [municipality, isSecondBrand] = form.watch(['MunicipalCode', 'Avega']);
  const { trigger } = form;
  const judged = assignment ? 'Avega' : 'MunicipalCode';
  // Reports a municipality that already has recipients as soon as it is chosen, until municipality or brand change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the existing lists may change as well as the choice.
  useEffect(() => {
    if (municipality !== '') void trigger(judged);
  }, [municipality, isSecondBrand, assignments, judged, trigger]);

  return (
    <FormDialog
      title={assignment ? 'Edit Recipients' : 'Add Recipients'}
      className="wide-dialog recipients-dialog"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <Section title="Local Information">
        {assignment ? (
          <FactList
            facts={[
              ['Region', assignment.RegionName],
              ['Province', assignment.ProvinceName],
              ['Municipality', assignment.MunicipalName],
              ['Office', officeText(assignment.Office)],
            ]}
          />
        ) : (
          <PlaceFields form={form} />
        )}
      </Section>
      <Section title="Contact Information">
        <AddressField form={form} name="EmailAdd" label="Email" autoFocus={assignment !== undefined} />
        <AddressField form={form} name="CCEmail" label="CC" />
        <AddressField form={form} name="BCCEmail" label="BCC" />
      </Section>
      <Section title="HMO Type">
        <CheckboxField form={form} name="Avega" label={secondBrandText()} />
      </Section>
      {assignment && (
        <PostedEdited
          posted={{ by: assignment.PostedBy, at: assignment.Posted }}
          edited={{ by: assignment.EditedBy, at: assignment.Edited }}
        />
      )}
    </FormDialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="recipients-section">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
