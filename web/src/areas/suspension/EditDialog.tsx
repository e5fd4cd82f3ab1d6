import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSignedIn } from '@/app/session/store';
import { useMayReplace } from '@/app/useMayReplace';
import { useSave } from '@/app/useSave';
import { FactList } from '@/ui/FactList';
import { Failure } from '@/ui/Failure';
import { FormDialog } from '@/ui/FormDialog';
import { PostedEdited } from '@/ui/PostedEdited';
import { SelectField } from '@/ui/SelectField';
import { type SuspendedAccount, updateSuspension } from './calls';
import { suspendedQuery } from './lists';
import { consequence, SUSPENSIONS } from './rules';

const idOf = ({ corpacct }: SuspendedAccount) => corpacct;
type Fields = { is_suspended: '0' | '1' };

export function EditDialog({ account, onClose }: { account: SuspendedAccount; onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const [{ corpacct, company, is_suspended }] = useState(account);
  const form = useForm<Fields>({ defaultValues: { is_suspended: is_suspended === 1 ? '1' : '0' } });
  const { save, failure } = useSave({
    form,
    refresh: suspendedQuery.queryKey,
    success: 'Suspended account successfully updated',
  });
  const { mayProceed } = useMayReplace(suspendedQuery, idOf, account);
  const submit = (fields: Fields) => {
    const wanted = fields.is_suspended === '1' ? 1 : 0;
    return save(
      () => updateSuspension(corpacct, wanted, emailaddress),
      onClose,
      () => mayProceed({ text: consequence(company, wanted) }),
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
