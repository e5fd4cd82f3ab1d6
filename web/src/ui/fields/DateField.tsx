import { Controller, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldMessageOf } from '@/ui/saving/fieldRules';
import { DAY_FORMAT, type DayFormat, dayIn, isDay } from '@/ui/texts/days';
import { DateInput } from './DateInput';
import { unreadNote } from './Field';
import { nameField } from './fieldNames';

interface Props<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  name: FieldPath<Values>;
  label: string;
  /** The first and the last day that can be picked. */
  min?: string;
  max?: string;
  format?: DayFormat;
  /**
   * The form then also gets text that is not a date, so that its rules can refuse it; otherwise the text would count as
   * empty.
   */
  isOptional?: boolean;
  /** Fields whose rules depend on this one; they are validated again when it changes. */
  judged?: FieldPath<Values>[];
}

/** A date in a form, as 'YYYY-MM-DD' or ''. */
export function DateField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, min, max, format, isOptional, judged = [] } = props;
  const { isSubmitted } = form.formState;
  nameField(form, name, label, (day) => (isDay(String(day)) ? dayIn(format ?? DAY_FORMAT, String(day)) : String(day)));
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
        <DateInput
          label={label}
          value={value}
          onChange={(day, typed) => {
            onChange(day || (isOptional ? typed : ''));
            if (isSubmitted && judged.length > 0) void form.trigger(judged);
          }}
          inputRef={ref}
          {...fieldMessageOf(error)}
          note={unreadNote(form, name)}
          format={format}
          min={min}
          {...(max !== undefined && { max })}
        />
      )}
    />
  );
}
