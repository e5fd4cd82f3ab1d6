import { Button } from '@blueprintjs/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { type Listed, listFailure } from '@/app/list/ListTable';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { ComboBox } from '@/ui/fields/ComboBox';
import { Failure } from '@/ui/messages/Failure';
import { fieldMessageOf } from '@/ui/saving/fieldRules';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { AddressField } from './AddressField';
import {
  type Assignment,
  addAssignment,
  assignmentsQuery,
  municipalitiesQuery,
  type Place,
  provincesQuery,
  type Recipients,
  regionsQuery,
  updateAssignment,
} from './calls';
import { secondBrandText } from './columns';
import { fieldsOf, OFFICES, officeText, type RecipientsForm, recipientsQuestion, recipientsSchema } from './rules';
import './ebilling.css';

type Form = UseFormReturn<RecipientsForm, unknown, Recipients>;
type PlaceName = 'RegionCode' | 'ProvinceCode' | 'MunicipalCode' | 'Regcode';

const NO_PLACES: Place[] = [];
const offices: Place[] = OFFICES.map(({ code }) => ({ code, name: officeText(code) }));
const OFFICES_THERE = { data: offices, error: null, isPending: false, isFetching: false, refetch: () => undefined };

/** The location of a list of recipients: region, province, municipality, and the office that serves it. */
function PlaceFields({ form }: { form: Form }) {
  const [region, province] = form.watch(['RegionCode', 'ProvinceCode']);
  const regions = useQuery(regionsQuery);
  const provinces = useQuery(provincesQuery(region));
  const municipalities = useQuery(municipalitiesQuery(region, province));
  return (
    <div className="two-columns">
      <PlaceField
        form={form}
        name="RegionCode"
        label="Region"
        places={regions}
        words={{ loading: 'Loading the regions…', none: 'No regions found.' }}
        clears={['ProvinceCode', 'MunicipalCode', 'Regcode']}
        autoFocus
      />
      <PlaceField
        form={form}
        name="ProvinceCode"
        label="Province"
        places={provinces}
        words={{ loading: 'Loading the provinces…', none: 'No provinces found in this region.' }}
        locked={region === '' ? 'Please select region first' : undefined}
        clears={['MunicipalCode', 'Regcode']}
      />
      <PlaceField
        form={form}
        name="MunicipalCode"
        label="Municipality"
        places={municipalities}
        words={{ loading: 'Loading the municipalities…', none: 'No municipalities found in this province.' }}
        locked={province === '' ? 'Please select province first' : undefined}
        clears={['Regcode']}
      />
      <PlaceField form={form} name="Regcode" label="Office" places={OFFICES_THERE} words={{ loading: '', none: '' }} />
    </div>
  );
}

interface PlaceFieldsProps {
  form: Form;
  name: PlaceName;
  label: string;
  places: Listed<Place> & { isFetching: boolean };
  /** The texts while the places are loading, and when there are none. */
  words: { loading: string; none: string };
  locked?: string | undefined;
  /** The fields that depend on this one. */
  clears?: PlaceName[];
  autoFocus?: boolean;
}

function PlaceField({ form, name, label, places, words, locked, clears = [], autoFocus = false }: PlaceFieldsProps) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { intent: _, ...messages } = fieldMessageOf(fieldState.error);
  const input = useRef<HTMLInputElement>(null);
  const { data, isFetching } = places;
  const isLoading = isFetching && !data?.length;
  const isKnown = data !== undefined;
  const failure = isLoading || locked || isKnown ? undefined : listFailure(places);
  const problem = !isLoading && !locked && data?.length === 0 ? words.none : failure?.message;

  const select = ({ code }: Place) => {
    if (code === field.value) return;
    const isFirst = field.value === '';
    field.onChange(code);
    for (const other of clears) {
      // The office may have been chosen before the place.
      const isKept = isFirst && other === 'Regcode';
      if (isKept || form.getValues(other) === '') continue;
      form.setValue(other, '', { shouldDirty: true });
      // Its errors were about the old value.
      form.clearErrors(other);
    }
  };
  const tryAgain = () => {
    // The button disappears, so the focus moves to the input.
    input.current?.focus();
    places.refetch();
  };

  return (
    <div className="place-field">
      <ComboBox
        label={label}
        placeholder={`Select the ${label.toLowerCase()}`}
        items={data ?? NO_PLACES}
        textOf={nameOf}
        idOf={codeOf}
        selected={data?.find(({ code }) => code === field.value)}
        onSelect={select}
        locked={locked}
        loading={isLoading ? words.loading : undefined}
        {...messages}
        inputRef={(element) => {
          input.current = element;
          field.ref(element);
        }}
        autoFocus={autoFocus}
      />
      {(problem || failure) && (
        <p className="place-problem">
          {problem && <span role="alert">{problem} </span>}
          <Button size="small" text="Try again" onClick={tryAgain} />
        </p>
      )}
    </div>
  );
}

const nameOf = ({ name }: Place) => name;
const codeOf = ({ code }: Place) => code;

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
  const queries = useQueryClient();
  const others = assignment ? assignments.filter((each) => idOf(each) !== idOf(assignment)) : assignments;
  const form = useJudgedForm<RecipientsForm, Recipients>(recipientsSchema(others, assignment), fieldsOf(assignment));
  const municipalityName = () => {
    if (assignment) return assignment.MunicipalName;
    const { RegionCode, ProvinceCode, MunicipalCode } = form.getValues();
    const offered = queries.getQueryData<Place[]>(municipalitiesQuery(RegionCode, ProvinceCode).queryKey);
    return offered?.find(({ code }) => code === MunicipalCode)?.name ?? MunicipalCode;
  };
  const { save, failure } = useSave({
    form,
    refresh: assignmentsQuery.queryKey,
    record: { item: assignment, idOf, list: assignmentsQuery, valuesOf: fieldsOf },
    success: assignment ? 'E-billing recipients successfully updated.' : 'E-billing recipients successfully added.',
    asks: (recipients) => recipientsQuestion(municipalityName(), recipients),
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
