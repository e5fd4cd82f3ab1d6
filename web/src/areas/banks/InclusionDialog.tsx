import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { type AccountBank, accountBanksQuery, type ContractAccount, updateAccountBank } from './calls';
import { codeFor, consequence, INCLUDE, idOf, inclusion } from './rules';

const schema = v.object({ excl: inclusion });

interface Props {
  account: ContractAccount;
  bank: AccountBank;
  onClose: () => void;
}

export default function InclusionDialog({ account, bank, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const { Corp_RIBanksID, bankname, swiftcode } = bank;
  const list = accountBanksQuery(account);
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { excl: bank.excl } });
  const { save, failure } = useSave({
    form,
    refresh: list.queryKey,
    record: { item: bank, idOf, list, valuesOf: ({ excl }) => ({ excl }) },
    undo: { field: 'excl', off: 'X', done: `${bankname} is excluded.`, undone: `${bankname} is included.` },
    success: 'Bank inclusion updated',
    asks: ({ excl }) => ({ ...PROCEED, text: consequence(bank, account, excl) }),
    send: ({ excl }, checked) => updateAccountBank(checked, { Corp_RIBanksID, editedby: emailaddress, excl }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Update Bank Inclusion"
      className="two-column-dialog"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <Failure message={failure} />
      <FactList
        facts={[
          ['Bank Code', codeFor(account.isSecondBrand, bank)],
          ['Bank Name', bankname],
          ['Swift Code', swiftcode],
        ]}
      />
      <SelectField form={form} name="excl" label="Include Bank" options={INCLUDE} autoFocus />
    </FormDialog>
  );
}
