// A form whose rules refuse, or only warn: what is warned of is told at its field, and saved when somebody saves anyway.
import { toNestErrors } from '@hookform/resolvers';
import { useMemo, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
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

interface Warned {
  field: string;
  message: string;
}

interface Saving {
  isSaving: boolean;
  isTold: (warned: Warned) => boolean;
}

type Rules<Input, Output> = v.GenericSchema<Input, Output>;

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

/** What is warned of is told when somebody saves, and saved when they do once more; what is changed is judged anew. */
export function useJudgedForm<Input extends FieldValues, Output = Input>(
  rules: Rules<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const isSaving = useRef(false);
  /** Of which value what was told. */
  const told = useRef(new Map<string, string>());
  const resolver: Resolver<Input, unknown, Output> = async (values, _, options) => {
    const keyOf = ({ field, message }: Warned) => JSON.stringify([message, values[field]]);
    const isTold = (warned: Warned) => told.current.get(warned.field) === keyOf(warned);
    const judged = judge(rules, values, { isSaving: isSaving.current, isTold });
    if ('output' in judged) return { values: judged.output, errors: {} };
    if (isSaving.current) for (const warned of judged.warnings) told.current.set(warned.field, keyOf(warned));
    return { values: {}, errors: toNestErrors<Input>(judged.errors, options) };
  };
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  // One object for as long as the form is there, as `useForm` gives it: what holds it reads from it what is so now.
  return useMemo(() => {
    const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => (event) => {
      const judged = () => {
        isSaving.current = false;
      };
      const submit = form.handleSubmit(
        (output, submitted) => {
          judged();
          return onValid(output, submitted);
        },
        (wrong, submitted) => {
          judged();
          return onInvalid?.(wrong, submitted);
        },
      );
      isSaving.current = true;
      return submit(event).finally(judged);
    };
    return {
      ...form,
      handleSubmit,
      get formState() {
        return form.formState;
      },
    };
  }, [form]);
}
