// Adds a ceiling: first a facility is selected, then its ceiling is entered.
import { Button, Callout } from '@blueprintjs/core';
import { useMemo, useState } from 'react';
import { useSave } from '@/app/saving/useSave';
import { SelectDialog } from '@/app/select/SelectDialog';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { StatusTag } from '@/ui/facts/StatusTag';
import { useRestoreFocus } from '@/ui/focus/focusPlace';
import { Failure } from '@/ui/messages/Failure';
import { useJudgedForm } from '@/ui/saving/useJudgedForm';
import { CeilingFields } from './CeilingFields';
import { addProvider, type Facility, FOUND_AT_MOST, searchFacilities, type TopProvider } from './calls';
import { facilityColumns } from './columns';
import { providersQuery } from './lists';
import {
  alreadyListed,
  ceilingForm,
  consequence,
  NO_FACILITY,
  newCeilingSchema,
  statusHint,
  statusOf,
  thisYear,
  typeOf,
  yearsListed,
} from './rules';

interface Props {
  listed: TopProvider[] | undefined;
  onClose: () => void;
}

const NONE: TopProvider[] = [];

export default function AddDialog({ listed = NONE, onClose }: Props) {
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
