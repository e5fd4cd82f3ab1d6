import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { BankField } from './BankField';
import {
  type AccountBank,
  accountBanksQuery,
  addAccountBank,
  allBanksQuery,
  type Bank,
  type ContractAccount,
  type Inclusion,
} from './calls';
import { additionSchema, consequence, INCLUDE } from './rules';

interface Props {
  account: ContractAccount;
  accountBanks: AccountBank[];
  /** Chosen before the dialog opened. */
  selected?: Bank;
  onClose: () => void;
}

export default function AddBankDialog({ account, accountBanks, selected, onClose }: Props) {
  const form = useForm({
    resolver: valibotResolver(additionSchema(accountBanks)),
    defaultValues: { bankcodeandswiftcodeRecID: selected?.recordid ?? 0, excl: 'I' as Inclusion },
  });
  const all = useQuery(allBanksQuery);
  const { save, failure } = useSave({
    form,
    refresh: accountBanksQuery(account).queryKey,
    success: 'Bank successfully added.',
    asks: ({ bankcodeandswiftcodeRecID, excl }) => {
      const bank = all.data?.find(({ recordid }) => recordid === bankcodeandswiftcodeRecID);
      return { ...PROCEED, text: consequence(bank, account, excl) };
    },
    send: (fields, agreed) => addAccountBank(agreed, account, fields),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Add Bank" className="wide-dialog select-dialog" form={form} onSubmit={save} onClose={onClose}>
      <Failure message={failure} />
      <BankField
        form={form}
        name="bankcodeandswiftcodeRecID"
        account={account}
        accountBanks={accountBanks}
        // Focuses the next field, where Enter submits the form as usual.
        onSelected={() => form.setFocus('excl')}
      />
      <SelectField form={form} name="excl" label="Include Bank" options={INCLUDE} />
    </FormDialog>
  );
}
