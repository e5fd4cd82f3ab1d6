import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/ui/fields/CheckboxField';
import { AmountField } from './AmountField';
import type { CeilingForm } from './rules';

export function CeilingFields({ form }: { form: UseFormReturn<CeilingForm> }) {
  return (
    <div className="ceiling steady">
      <AmountField form={form} name="diag_limit" label="Ceiling Amount" autoFocus />
      <CheckboxField form={form} name="active" label="Active" />
      <CheckboxField
        form={form}
        name="isaautoapprove"
        label="Auto Approve"
        help="Claims up to the ceiling are approved without review."
      />
    </div>
  );
}
