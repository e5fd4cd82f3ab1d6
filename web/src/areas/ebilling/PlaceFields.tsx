// The location of a list of recipients: region, province, municipality, and the office that serves it.
import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { type Listed, listFailure } from '@/app/list/ListTable';
import { ComboBox } from '@/ui/fields/ComboBox';
import { fieldMessageOf } from '@/ui/saving/fieldRules';
import { municipalitiesQuery, type Place, provincesQuery, type Recipients, regionsQuery } from './calls';
import { OFFICES, officeText, type RecipientsForm } from './rules';

type Form = UseFormReturn<RecipientsForm, unknown, Recipients>;
type PlaceName = 'RegionCode' | 'ProvinceCode' | 'MunicipalCode' | 'Regcode';

const NONE: Place[] = [];
const offices: Place[] = OFFICES.map(({ code }) => ({ code, name: officeText(code) }));
const OFFICES_THERE = { data: offices, error: null, isPending: false, isFetching: false, refetch: () => undefined };

export function PlaceFields({ form }: { form: Form }) {
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

interface Props {
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

function PlaceField({ form, name, label, places, words, locked, clears = [], autoFocus = false }: Props) {
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
        items={data ?? NONE}
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
