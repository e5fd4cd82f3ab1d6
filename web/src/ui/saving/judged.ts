// Rules that refuse, or only warn: what is warned of is told at its field, and saved when somebody saves anyway. Of forms
// themselves nothing is needed here: rules and fields of a list's filters have none.
import type { FieldError, FieldErrors, FieldValues } from 'react-hook-form';
import * as v from 'valibot';

type Validation<Input> = v.BaseValidation<Input, Input, v.BaseIssue<unknown>>;

const WARNING = 'warning';
/** A warning that somebody was told who wanted to save. */
const TOLD = 'told warning';

/** Makes a warning of a rule. What is made of the value stands before it: behind a broken rule nothing more is made. */
export const warning = <Input>(rule: Validation<Input>): Validation<Input> => ({ ...rule, type: WARNING });

/** What a field says of its value, and how it looks then. */
export const saidOf = (error: FieldError | undefined) =>
  error?.type === WARNING || error?.type === TOLD
    ? ({ warning: error.message, intent: 'warning' } as const)
    : ({ error: error?.message, intent: error ? 'danger' : 'none' } as const);

/** Whether saving is all that is left to be said: nothing is wrong but what somebody was told already. */
export function isOnlyWarned(errors: FieldErrors): boolean {
  const all = Object.values(errors);
  return all.length > 0 && all.every((error) => error?.type === TOLD);
}

export interface Warned {
  field: string;
  message: string;
}

interface Saving {
  isSaving: boolean;
  isTold: (warned: Warned) => boolean;
}

export type Rules<Input, Output> = v.GenericSchema<Input, Output>;

/** Saving lets through what was told before. Of each field the first refusal speaks, else the first warning. */
export function judge<Input extends FieldValues, Output>(
  rules: Rules<Input, Output>,
  values: Input,
  { isSaving, isTold }: Saving,
): { output: Output } | { errors: Record<string, Pick<FieldError, 'type' | 'message'>>; warnings: Warned[] } {
  const result = v.safeParse(rules, values);
  const all = (result.issues ?? []).map((issue) => ({ ...issue, field: v.getDotPath(issue) ?? 'root' }));
  const refusals = all.filter(({ type }) => type !== WARNING);
  const isFirst = ({ field }: Warned, at: number, among: Warned[]) =>
    among.findIndex((each) => each.field === field) === at;
  const warnings = all.filter(({ type }) => type === WARNING).filter(isFirst);
  if (result.typed && refusals.length === 0 && (warnings.length === 0 || (isSaving && warnings.every(isTold))))
    return { output: result.output };
  const told = warnings.map((each) => ({ ...each, type: isSaving || isTold(each) ? TOLD : WARNING }));
  // The first of a field is written last.
  const shown = [...refusals, ...told].toReversed();
  return { errors: Object.fromEntries(shown.map(({ field, type, message }) => [field, { type, message }])), warnings };
}
