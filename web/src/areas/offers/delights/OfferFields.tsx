import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '@/api/answer';
import { IMAGE_LIMITS } from '@/shared/content/image';
import { DateField } from '@/ui/fields/DateField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { PictureField } from '@/ui/files/PictureField';
import { categoriesQuery, type Offer, storesQuery } from '../lists';
import { type OfferForm, optionsOf } from './rules';

interface Props {
  form: UseFormReturn<OfferForm>;
  /** The saved offer; undefined for a new one. */
  offer?: Offer;
  /** The URL of its picture. */
  savedPicture?: string | undefined;
}

const CATEGORIES = { one: 'category', many: 'categories' };
const STORES = { one: 'store', many: 'stores' };

/** The fields of an offer, in the specification's order. */
export function OfferFields({ form, offer, savedPicture }: Props) {
  const category = offer && { id: offer.delightcategoryID ?? 0, name: offer.categoryname };
  const store = offer && { id: offer.delightstoreID ?? 0, name: offer.storename };
  return (
    <>
      <PictureField form={form} name="image" label="Image" saved={savedPicture} {...IMAGE_LIMITS} />
      <ChoiceField
        form={form}
        name="delightcategoryID"
        label="Category"
        words={CATEGORIES}
        query={categoriesQuery}
        own={category}
      />
      <ChoiceField form={form} name="delightstoreID" label="Store" words={STORES} query={storesQuery} own={store} />
      <TextAreaField form={form} name="branches" label="Branches" maxLength={1000} />
      <TextAreaField form={form} name="details" label="Details" maxLength={5000} rows={6} />
      <TextAreaField form={form} name="contactnumber" label="Contact Details" maxLength={250} rows={2} />
      <div className="offer-days">
        <DateField form={form} name="validfromdate" label="Valid From (optional)" isOptional />
        <DateField form={form} name="validtodate" label="Valid To (optional)" isOptional judged={['validfromdate']} />
      </div>
    </>
  );
}

interface ChoiceFieldProps {
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
function ChoiceField({ form, name, label, words, query, own }: ChoiceFieldProps) {
  const { data, error, refetch } = useQuery(query);
  const options = optionsOf(data ?? [], own);
  const nothingChosen = data && options.length === 0 ? `No active ${words.one}` : `Select a ${words.one}`;
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
