// Replaces an email address in many lists of recipients.
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { groupDigits } from '@/ui/texts/groupDigits';
import type { Assignment } from './calls';
import { type Replacement, replacementSchema, usesOf } from './replacement';

interface Props {
  rows: readonly Assignment[];
  onReady: (replacement: Replacement) => void;
  onClose: () => void;
}

export function ReplaceAddressDialog({ rows, onReady, onClose }: Props) {
  const form = useForm<Replacement>({
    resolver: valibotResolver(replacementSchema),
    defaultValues: { from: '', to: '' },
  });
  const options = [...usesOf(rows).values()].map(({ address, count }) => ({
    value: address,
    label: `${address} (${groupDigits(count)})`,
  }));
  return (
    <FormDialog
      title="Replace an address"
      saveLabel="Go on"
      form={form}
      onSubmit={async (replacement) => onReady(replacement)}
      onClose={onClose}
      asksBeforeClosing={false}
    >
      <SelectField
        form={form}
        name="from"
        label="Address"
        options={[{ value: '', label: 'Choose an address' }, ...options]}
        autoFocus
      />
      <TextField form={form} name="to" label="Replace by" type="email" maxLength={250} autoComplete="off" />
    </FormDialog>
  );
}
