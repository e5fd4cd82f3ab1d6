// For tests of form rules: judges values as saving does.
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { judge } from './fieldRules';

/** On the first save, when no warning was shown before. */
export const judgeFirstSave = <Input extends FieldValues, Output>(rules: GenericSchema<Input, Output>, values: Input) =>
  judge(rules, values, { isSaving: true, isTold: () => false });

/** On a repeated save, when all warnings were shown before. */
export const judgeRepeatedSave = <Input extends FieldValues, Output>(
  rules: GenericSchema<Input, Output>,
  values: Input,
) => judge(rules, values, { isSaving: true, isTold: () => true });
