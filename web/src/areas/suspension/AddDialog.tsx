import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { addSuspension, type SuspendedAccount } from './calls';
import { suspendedQuery } from './lists';
import { alreadyListed, suspensionQuestion } from './rules';

interface Props {
  listed: SuspendedAccount[] | undefined;
  /** Opens an account that is in the list already for editing. */
  onEdit: (account: SuspendedAccount) => void;
  onClose: () => void;
}

export default function AddDialog({ listed = [], onEdit, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const { save, failure } = useSave({
    refresh: suspendedQuery.queryKey,
    success: 'Suspended account successfully added.',
    asks: ({ company }: Account) => suspensionQuestion(company, 1),
    send: ({ acct }, agreed) => addSuspension(agreed, acct, emailaddress),
    onSaved: onClose,
  });
  const instead = ({ acct }: Account) => {
    const account = listed.find(({ corpacct }) => corpacct === acct);
    return account && { reason: alreadyListed(account), label: 'Edit Suspended', onSelect: () => onEdit(account) };
  };
  return (
    <SelectAccount
      title="Add Suspended Account"
      actionLabel="Add"
      instead={instead}
      failure={failure}
      onSelect={save}
      onClose={onClose}
    />
  );
}
