import type { FieldPath, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { FORMATS } from './rules';
import { convertedTo, type Format } from './values';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  names: { Format: FieldPath<Values>; Value: FieldPath<Values> };
}

/** A value and its format, digits or a word. Changing the format keeps the number. */
export function ValueFields<Values extends FieldValues>({ form, names }: Props<Values>) {
  const convert = (format: string) => {
    const value = convertedTo(format as Format, form.getValues(names.Value)) as PathValue<Values, Path<Values>>;
    form.setValue(names.Value, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const isWord = form.watch(names.Format) === 'word';
  return (
    <div className="two-columns">
      <SelectField form={form} name={names.Format} label="Format" options={FORMATS} onChosen={convert} />
      <TextField
        form={form}
        name={names.Value}
        label="Value"
        maxLength={250}
        autoComplete="off"
        inputMode={isWord ? 'text' : 'numeric'}
        placeholder={isWord ? 'one to ninety-nine' : '1 to 99'}
      />
    </div>
  );
}

export const NAMES = { Format: 'Format', Value: 'Value' } as const;
