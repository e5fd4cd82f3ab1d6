import { Button } from '@blueprintjs/core';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { Account } from '@/shared/accounts/calls';
import { Search } from '@/ui/buttons/icons';
import { Field } from '@/ui/fields/Field';
import type { NewConfigs } from './rules';

interface Props {
  form: UseFormReturn<NewConfigs>;
  /** Undefined when only its code was restored. */
  account: Account | undefined;
  disabled: boolean;
  onSelect: () => void;
}

/** Shows the selected account, with a button that opens the search. */
export function AccountField({ form, account, disabled, onSelect }: Props) {
  const { field, fieldState } = useController({ control: form.control, name: 'CorpAcct' });
  const text = account?.acct === field.value ? `${account.acct} – ${account.company}` : field.value;
  return (
    <Field label="Corporate Account" error={fieldState.error?.message}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div className="ercs-account">
          <output id={id} className={text ? undefined : 'none'} aria-live="polite">
            {text || 'None yet'}
          </output>
          <Button
            ref={field.ref}
            icon={<Search />}
            text="Select Account"
            aria-describedby={describedBy}
            autoFocus
            disabled={disabled}
            onClick={onSelect}
          />
        </div>
      )}
    </Field>
  );
}
