import { useAct } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { PROCEED } from '@/ui/dialogs/question';
import { addSuspension, type SuspendedAccount } from './calls';
import { suspendedQuery } from './lists';
import { alreadyListed, consequence } from './rules';

interface Props {
  listed: SuspendedAccount[] | undefined;
  /** Opens an account that is in the list already for editing. */
  onEdit: (account: SuspendedAccount) => void;
  onClose: () => void;
}

export default function AddDialog({ listed = [], onEdit, onClose }: Props) {
  const { emailaddress } = useSignedIn().user_info.data;
  const { act, failure } = useAct({
    refresh: suspendedQuery.queryKey,
    success: 'Suspended account successfully added.',
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
      onSelect={({ acct, company }) =>
        act(
          () => ({ ...PROCEED, text: consequence(company, 1) }),
          (by) => addSuspension(by, acct, emailaddress),
          onClose,
        )
      }
      onClose={onClose}
    />
  );
}
