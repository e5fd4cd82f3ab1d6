import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { DateField } from '@/ui/fields/DateField';
import { TextAreaField } from '@/ui/fields/TextAreaField';
import { TextField } from '@/ui/fields/TextField';
import type { WrittenProduct } from './rules';

type Named<Values extends FieldValues> = Record<keyof WrittenProduct, FieldPath<Values>>;

const MOST = 250;

/** The fields of every product. `names` maps them to the names in the form. */
export function ProductFields<Values extends FieldValues>({
  form,
  names,
  firstDay,
}: {
  form: UseFormReturn<Values>;
  names: Named<Values>;
  /** The first day that can be chosen. */
  firstDay?: string;
}) {
  const typed = { form, maxLength: MOST, autoComplete: 'off' };
  const dates = { form, isOptional: true, ...(firstDay && { min: firstDay }) };
  return (
    <>
      <TextField {...typed} name={names.productName} label="Product Service Title" autoFocus />
      <TextAreaField form={form} name={names.description} label="Description" maxLength={MOST} />
      <TextField {...typed} name={names.url} label="URL" inputMode="url" placeholder="https://" />
      <div className="two-columns">
        <DateField {...dates} name={names.datefrom} label="Date From" judged={[names.dateto]} />
        <DateField {...dates} name={names.dateto} label="Date To" />
      </div>
    </>
  );
}

export const NAMES = {
  productName: 'productName',
  description: 'description',
  url: 'url',
  datefrom: 'datefrom',
  dateto: 'dateto',
} as const;
