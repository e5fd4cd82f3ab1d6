import type { UseFormReturn } from 'react-hook-form';
import { IMAGE_LIMITS } from '@/shared/content/image';
import { DateField } from '@/ui/fields/DateField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { PictureField } from '@/ui/files/PictureField';
import { categoriesQuery, type Offer, storesQuery } from '../lists';
import { ChoiceField } from './ChoiceField';
import type { OfferForm } from './rules';

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
