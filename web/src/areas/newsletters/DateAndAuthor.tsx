import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextField } from '@/ui/fields/TextField';

interface Written extends FieldValues {
  newsdate: string;
  postedby: string;
}

/** The fields that only newsletters have. */
export function DateAndAuthor<Values extends Written>({ form }: { form: UseFormReturn<Values> }) {
  const named = (name: keyof Written) => name as FieldPath<Values>;
  return (
    <>
      <TextField form={form} name={named('newsdate')} label="Date (MM/DD/YYYY hh:mm:ss)" maxLength={19} />
      <TextField form={form} name={named('postedby')} label="Posted by" maxLength={250} />
    </>
  );
}
