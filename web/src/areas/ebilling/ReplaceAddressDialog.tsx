// One address of many lists of recipients: which, and by whose it is replaced.
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { TextField } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { grouped } from '@/ui/grouped';
import { SelectField } from '@/ui/SelectField';
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
    label: `${address} (${grouped(count)})`,
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
