import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useReplacingAct } from '@/app/saving/useAct';
import { useSignedIn } from '@/app/session/store';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { PROCEED } from '@/ui/dialogs/question';
import { FactList } from '@/ui/facts/FactList';
import { PostedEdited } from '@/ui/facts/PostedEdited';
import { SelectField } from '@/ui/fields/SelectField';
import { Failure } from '@/ui/messages/Failure';
import { optionOf } from '@/ui/saving/flags';
import { type SuspendedAccount, updateSuspension } from './calls';
import { suspendedQuery } from './lists';
import { consequence, SUSPENSIONS } from './rules';

const idOf = ({ corpacct }: SuspendedAccount) => corpacct;
type Fields = { is_suspended: string };

const fieldsOf = ({ is_suspended }: Pick<SuspendedAccount, 'is_suspended'>): Fields => ({
  is_suspended: optionOf(is_suspended),
});

export default function EditDialog({ account, onClose }: { account: SuspendedAccount; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const [{ corpacct, company, is_suspended }] = useState(account);
  const form = useForm<Fields>({ defaultValues: fieldsOf({ is_suspended }) });
  const { act, failure } = useReplacingAct({
    form,
    refresh: suspendedQuery.queryKey,
    replaces: { item: account, idOf, list: suspendedQuery, valuesOf: fieldsOf },
    disables: {
      field: 'is_suspended',
      off: '1',
      done: `${company} is suspended.`,
      undone: `${company} is active again.`,
    },
    success: 'Suspended account successfully updated',
  });
  const submit = (fields: Fields) => {
    const wantedOf = (typed: Fields) => (typed.is_suspended === '1' ? 1 : 0);
    return act(
      fields,
      (typed) => ({ ...PROCEED, text: consequence(company, wantedOf(typed)) }),
      (written, by) => updateSuspension(by, corpacct, wantedOf(written), emailaddress),
      onClose,
    );
  };
  return (
    <FormDialog title="Edit Suspended" className="two-column-dialog" form={form} onSubmit={submit} onClose={onClose}>
      <Failure message={failure} />
      <FactList
        facts={[
          ['Corporate Account', corpacct],
          ['Company', company],
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
