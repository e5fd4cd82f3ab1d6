import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { SelectField } from '@/ui/fields/SelectField';
import type { storesQuery } from '../lists';
import { type OfferForm, optionsOf } from './rules';

interface Props {
  form: UseFormReturn<OfferForm>;
  name: 'delightcategoryID' | 'delightstoreID';
  label: string;
  /** What is chosen, for use in sentences. */
  words: { one: string; many: string };
  query: typeof storesQuery;
  /** The current choice of the offer. */
  own: { id: number; name: string } | undefined;
}

/** Chooses the store or the category of an offer. */
export function ChoiceField({ form, name, label, words, query, own }: Props) {
  const { data, error, refetch } = useQuery(query);
  const options = optionsOf(data ?? [], own);
  const nothingChosen = data && options.length === 0 ? `There is no active ${words.one}` : `Choose a ${words.one}`;
  return (
    <>
      <SelectField
        form={form}
        name={name}
        label={label}
        options={own ? options : [{ value: '', label: nothingChosen }, ...options]}
      />
      {!data && error && (
        <p className="offer-choices-failure" role="alert">
          The {words.many} could not be loaded. {messageOf(error)}
          <Button
            size="small"
            text="Try again"
            aria-label={`Try again: ${words.many}`}
            onClick={() => void refetch()}
          />
        </p>
      )}
    </>
  );
}
