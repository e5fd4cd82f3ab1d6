import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { useSignedIn } from '@/app/session/store';
import { AccountName } from '@/shared/accounts/AccountName';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { optionOf } from '@/ui/saving/flags';
import { addSuspension, type SuspendedAccount, updateSuspension } from './calls';
import { suspendedQuery } from './lists';
import { alreadyListed, SUSPENSIONS, suspensionQuestion } from './rules';

const idOf = ({ corpacct }: SuspendedAccount) => corpacct;
type Fields = { is_suspended: string };

const fieldsOf = ({ is_suspended }: Pick<SuspendedAccount, 'is_suspended'>): Fields => ({
  is_suspended: optionOf(is_suspended),
});
const wantedOf = ({ is_suspended }: Fields) => (is_suspended === '1' ? 1 : 0);

export default function EditDialog({ account, onClose }: { account: SuspendedAccount; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const [{ corpacct, company, is_suspended }] = useState(account);
  const form = useForm<Fields>({ defaultValues: fieldsOf({ is_suspended }) });
  const { save, failure } = useSave({
    form,
    refresh: suspendedQuery.queryKey,
    record: { item: account, idOf, list: suspendedQuery, valuesOf: fieldsOf },
    undo: {
      field: 'is_suspended',
      off: '1',
      done: `${company} is suspended.`,
      undone: `${company} is active again.`,
    },
    success: 'Suspended account successfully updated',
    asks: (fields, before) =>
      before?.is_suspended === wantedOf(fields) ? null : suspensionQuestion(company, wantedOf(fields)),
    send: (fields, checked) => updateSuspension(checked, corpacct, wantedOf(fields), emailaddress),
    onSaved: onClose,
  });
  return (
    <FormDialog title="Edit Suspended" className="two-column-dialog" form={form} onSubmit={save} onClose={onClose}>
      <Failure message={failure} />
      <FactList
        facts={[
          ['Corporate Account', corpacct],
          ['Company', <AccountName key={corpacct} account={{ acct: corpacct }} company={company} />],
        ]}
      />
      <SelectField form={form} name="is_suspended" label="Status" options={SUSPENSIONS} autoFocus />
      <PostedEdited
        posted={{ by: account.posted_by, at: account.posted }}
        edited={{ by: account.edited_by, at: account.edited }}
      />
    </FormDialog>
  );
}

interface Props {
  listed: SuspendedAccount[] | undefined;
  /** Opens an account that is in the list already for editing. */
  onEdit: (account: SuspendedAccount) => void;
  onClose: () => void;
}

export function AddDialog({ listed = [], onEdit, onClose }: Props) {
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
