// A form whose rules are judged as `fieldRules.ts` describes.
import { toNestErrors } from '@hookform/resolvers';
import { useMemo, useRef } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { judge, type Rules, type Warned } from './fieldRules';

/** A warning is shown on the first save and passes on the next; a changed value is judged again. */
export function useJudgedForm<Input extends FieldValues, Output = Input>(
  rules: Rules<Input, Output>,
  defaultValues: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  const isSaving = useRef(false);
  /** The warnings shown, by field, with the value they were about. */
  const shownWarnings = useRef(new Map<string, string>());
  const resolver: Resolver<Input, unknown, Output> = async (values, _, options) => {
    const keyOf = ({ field, message }: Warned) => JSON.stringify([message, values[field]]);
    const isTold = (warned: Warned) => shownWarnings.current.get(warned.field) === keyOf(warned);
    const judged = judge(rules, values, { isSaving: isSaving.current, isTold });
    if ('output' in judged) return { values: judged.output, errors: {} };
    if (isSaving.current) for (const warned of judged.warnings) shownWarnings.current.set(warned.field, keyOf(warned));
    return { values: {}, errors: toNestErrors<Input>(judged.errors, options) };
  };
  const form = useForm<Input, unknown, Output>({ resolver, defaultValues });
  // The same object on every render, as `useForm` returns it: code that holds it reads the current state from it.
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
