// What becomes of a form's values when somebody saves, for the tests of its rules.
import type { FieldValues } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { judge } from './judged';

/** For the first time. */
export const saving = <Input extends FieldValues, Output>(rules: GenericSchema<Input, Output>, values: Input) =>
  judge(rules, values, { isSaving: true, isTold: () => false });

/** Whatever is warned of. */
export const savingAnyway = <Input extends FieldValues, Output>(rules: GenericSchema<Input, Output>, values: Input) =>
  judge(rules, values, { isSaving: true, isTold: () => true });
