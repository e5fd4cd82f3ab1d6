import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/useSave';
import { Failure } from '@/ui/Failure';
import { FormDialog } from '@/ui/FormDialog';
import { SelectField } from '@/ui/SelectField';
import { BankField } from './BankField';
import { type AccountBank, accountBanksQuery, addAccountBank, type Holder, type Inclusion } from './calls';
import { additionSchema, INCLUDE } from './rules';

interface Props {
  holder: Holder;
  /** The banks that the account has. */
  there: AccountBank[];
  onClose: () => void;
}

export default function AddBankDialog({ holder, there, onClose }: Props) {
  const form = useForm({
    resolver: valibotResolver(additionSchema(there)),
    defaultValues: { bankcodeandswiftcodeRecID: 0, excl: 'I' as Inclusion },
  });
  const { save, failure } = useSave({
    form,
    refresh: accountBanksQuery(holder).queryKey,
    success: 'Bank successfully added.',
  });
  return (
    <FormDialog
      title="Add Bank"
      className="wide-dialog select-dialog"
      form={form}
      onSubmit={(fields) => save(() => addAccountBank(holder, fields), onClose)}
      onClose={onClose}
    >
      <Failure message={failure} />
      <BankField form={form} name="bankcodeandswiftcodeRecID" holder={holder} there={there} />
      <SelectField form={form} name="excl" label="Include Bank" options={INCLUDE} />
    </FormDialog>
  );
}
