// Rules that refuse a value or only warn about it. A warning is shown at its field and passes when the user saves
// again. This file needs no forms, because the filters of a list also have rules and fields.
import type { FieldError, FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { isUnread } from '#wire/unread';

/** One of the options. A saved value that the console cannot read may stay: it is not sent. */
export const oneOf = <const Value extends string>(options: readonly Value[], message?: string) =>
  v.pipe(
    v.string(),
    v.check(
      (chosen) => isUnread(chosen) || options.some((option) => option === chosen),
      message ?? 'Select an option.',
    ),
  );

type Validation<Input> = v.BaseValidation<Input, Input, v.BaseIssue<unknown>>;

const WARNING = 'warning';
/** A warning that the user has seen while trying to save. */
const TOLD = 'told warning';

/** Turns a rule into a warning. Transformations must stand before it: valibot runs none after a rule that fails. */
export const warning = <Input>(rule: Validation<Input>): Validation<Input> => ({ ...rule, type: WARNING });

/** The message of a field and how the field looks. */
export const fieldMessageOf = (error: FieldError | undefined) =>
  error?.type === WARNING || error?.type === TOLD
    ? ({ warning: error.message, intent: 'warning' } as const)
    : ({ error: error?.message, intent: error ? 'danger' : 'none' } as const);

/** Whether saving again would succeed: there are only warnings that the user has already seen. */
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

/** When saving, warnings that were shown before pass. Each field shows its first refusal, or else its first warning. */
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
  const issues = warnings.map((each) => ({ ...each, type: isSaving || isTold(each) ? TOLD : WARNING }));
  // Reversed, so that the first message of a field is written last and wins.
  const shown = [...refusals, ...issues].toReversed();
  return { errors: Object.fromEntries(shown.map(({ field, type, message }) => [field, { type, message }])), warnings };
}

/**
 * Shows a refusal at its field while the form is being submitted. The focus is set only after the submit has ended:
 * while it lasts, the fields are read-only and typing would be lost.
 */
export function refuseField<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: FieldPath<Values>,
  message: string,
): void {
  form.setError(name, { type: 'refused', message });
  setTimeout(() => form.setFocus(name));
}
