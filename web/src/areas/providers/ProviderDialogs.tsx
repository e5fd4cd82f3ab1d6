import { Button, Callout, InputGroup } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type UseFormReturn, useController, useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { SelectDialog } from '@/app/select/SelectDialog';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { StatusTag } from '@/ui/facts/StatusTag';
import { disabledMessages } from '@/ui/facts/statuses';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { Field } from '@/ui/fields/Field';
import { nameField } from '@/ui/fields/fieldNames';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { LONGEST_AMOUNT, normalisedAmount, shownAmount } from './amounts';
import {
  addProvider,
  type Facility,
  FOUND_AT_MOST,
  providersQuery,
  searchFacilities,
  type TopProvider,
  updateProvider,
} from './calls';
import { facilityColumns } from './columns';
import {
  alreadyListed,
  type CeilingForm,
  ceilingForm,
  ceilingSchema,
  consequence,
  NO_FACILITY,
  newCeilingSchema,
  statusHint,
  statusOf,
  thisYear,
  typeOf,
  yearHint,
  yearsListed,
} from './rules';

const idOf = ({ recordid }: TopProvider) => String(recordid);

export default function UpdateDialog({ provider: opened, onClose }: { provider: TopProvider; onClose: () => void }) {
  // The record as it was when the dialog opened, like the values of the form.
  const [provider] = useState(opened);
  const { emailaddress } = useSignedIn().user_info.data;
  const { recordid, code, name } = provider;
  const form = useForm({ resolver: valibotResolver(ceilingSchema), defaultValues: ceilingForm(provider) });
  const { save, failure } = useSave({
    form,
    refresh: providersQuery.queryKey,
    record: { item: provider, idOf, list: providersQuery, valuesOf: ceilingForm },
    undo: { field: 'active', off: false, ...disabledMessages(provider.name) },
    asks: (filled) => ({
      ...PROCEED,
      title: 'Are you sure you want to update this data?',
      text: consequence(name, ceilingOf(filled)),
    }),
    send: (filled, checked) => updateProvider(checked, recordid, ceilingOf(filled), emailaddress),
    onSaved: onClose,
  });
  const year = thisYear();
  const hint = yearHint(provider, year);

  const ceilingOf = ({ facility: _, ...fields }: CeilingForm) => ({ ...fields, year });

  return (
    <FormDialog
      title="Update Facility Auto Approval Ceiling Amount"
      className="two-column-dialog"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <FactList
        facts={[
          ['Code', code],
          ['Facility', name],
          ['Type', typeOf(provider)],
          ['Year', year],
        ]}
      />
      {hint && (
        <Callout intent="warning" icon={false}>
          {hint}
        </Callout>
      )}
      <CeilingFields form={form} />
      <PostedEdited
        words={['Added', 'Updated']}
        posted={{ by: provider.addedby, at: provider.addeddate }}
        edited={{ by: provider.lastupdateby, at: provider.lastupdatedate }}
      />
    </FormDialog>
  );
}

function CeilingFields({ form }: { form: UseFormReturn<CeilingForm> }) {
  return (
    <div className="ceiling steady">
      <AmountField form={form} name="diag_limit" label="Ceiling Amount" autoFocus />
      <CheckboxField form={form} name="active" label="Active" />
      <CheckboxField
        form={form}
        name="isaautoapprove"
        label="Auto Approve"
        help="Claims up to the ceiling are approved without review."
      />
    </div>
  );
}

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  autoFocus?: boolean;
}

/**
 * A field for an amount of money: shown with thousands separators, plain while typing, completed to two decimals on
 * leaving.
 */
function AmountField<Values extends FieldValues>({ form, name, label, autoFocus }: Props<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  nameField(form, name, label, (amount) => shownAmount(String(amount)));
  const [isTyping, setTyping] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  // The text changes on focus, so it is selected again, as in every field that gets the focus by Tab.
  useLayoutEffect(() => {
    if (isTyping) input.current?.select();
  }, [isTyping]);
  const { error } = fieldState;
  return (
    <Field label={label} error={error?.message}>
      {(control) => (
        <InputGroup
          {...control}
          className="amount-input"
          inputRef={(element) => {
            input.current = element;
            field.ref(element);
          }}
          intent={error ? 'danger' : 'none'}
          inputMode="decimal"
          maxLength={LONGEST_AMOUNT}
          autoComplete="off"
          autoFocus={autoFocus}
          name={field.name}
          value={isTyping ? field.value : shownAmount(field.value)}
          onFocus={() => setTyping(true)}
          onChange={({ target }) => {
            field.onChange(target.value);
            if (error) void form.trigger(name);
          }}
          onBlur={() => {
            setTyping(false);
            field.onChange(normalisedAmount(field.value));
            field.onBlur();
            void form.trigger(name);
          }}
        />
      )}
    </Field>
  );
}

/** Adds a ceiling: first a facility is selected, then its ceiling is entered. */
interface InnerProps {
  listed: TopProvider[] | undefined;
  onClose: () => void;
}

const NONE: TopProvider[] = [];

export function AddDialog({ listed = NONE, onClose }: InnerProps) {
  const { emailaddress } = useSignedIn().user_info.data;
  const yearsOf = useMemo(() => yearsListed(listed), [listed]);
  // The facility is a form value, so that it is restored with the other values when the user has to sign in again.
  const form = useJudgedForm(newCeilingSchema(yearsOf), ceilingForm());
  const [isSelecting, setSelecting] = useState(false);
  const facility = form.watch('facility');
  const year = thisYear();
  const { save, failure } = useSave({
    form,
    refresh: providersQuery.queryKey,
    asks: ({ facility: selected, ...fields }) => ({
      ...PROCEED,
      title: 'Are you sure you want to save this data?',
      text: consequence(selected.name, { ...fields, year }),
    }),
    send: ({ facility: selected, ...fields }, agreed) =>
      addProvider(agreed, selected, { ...fields, year }, emailaddress),
    onSaved: onClose,
  });
  // The second dialog opens from the first, which is closed by then, so the focus returns to what was focused before
  // both.
  useRestoreFocus();

  const select = (selected: Facility) => {
    const typed = form.getValues();
    // A selected facility alone does not count as unsaved input.
    form.reset({ ...ceilingForm(), facility: selected });
    form.reset({ ...typed, facility: selected }, { keepDefaultValues: true });
    setSelecting(false);
  };

  const hint = facility && statusHint(facility);
  const reason = facility && alreadyListed(yearsOf(facility));
  return (
    <>
      {facility && (
        <FormDialog title="Add Facility" className="two-column-dialog" form={form} onSubmit={save} onClose={onClose}>
          <Failure message={failure} />
          <FactList
            facts={[
              ['Code', facility.code],
              ['Facility', facility.name],
              ['Type', typeOf(facility)],
              ['Status', <StatusTag key="status" status={statusOf(facility)} />],
              ['Year', year],
            ]}
          />
          {(reason || hint) && (
            <Callout intent="warning" icon={false} role="status">
              {reason ?? hint}
            </Callout>
          )}
          <Button
            className="select-another"
            text="Select another"
            disabled={form.formState.isSubmitting}
            onClick={() => setSelecting(true)}
          />
          <CeilingFields form={form} />
        </FormDialog>
      )}
      {(!facility || isSelecting) && (
        <SelectFacility
          isListed={(found) => yearsOf(found).length > 0}
          onSelect={select}
          onClose={() => (facility ? setSelecting(false) : onClose())}
        />
      )}
    </>
  );
}

const rowId = ({ code }: Facility) => code;
const inWords = ({ code, name }: Facility) => `${code} – ${name}`;

interface SelectFacilityProps {
  isListed: (facility: Facility) => boolean;
  onSelect: (facility: Facility) => void;
  onClose: () => void;
}

/** Selects one of all hospitals and clinics. */
function SelectFacility({ isListed, onSelect, onClose }: SelectFacilityProps) {
  const columns = useMemo(() => facilityColumns(isListed), [isListed]);
  return (
    <SelectDialog
      title="Select Facility"
      name="facilities"
      searchLabel="Code or name"
      ask={searchFacilities}
      columns={columns}
      rowId={rowId}
      selectedLabel="Selected Facility"
      selectedText={inWords}
      nothingFound={{ title: 'No facility found', description: 'Search by part of its name or code.' }}
      noneSelected={NO_FACILITY}
      atMost={FOUND_AT_MOST}
      onSelect={onSelect}
      onClose={onClose}
    />
  );
}
