import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { UploadProgress } from '@/ui/files/UploadProgress';
import { AccountField } from './AccountField';
import { AddOutcome } from './AddOutcome';
import './ercs.css';
import { accountConfigsQuery } from './lists';
import { additionText, emptyConfigs, NO_ACCOUNT, newSchema, TYPES } from './rules';
import { useAddTypes } from './useAddTypes';
import { NAMES, ValueFields } from './ValueFields';

export default function NewConfigsDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(newSchema), defaultValues: emptyConfigs });
  const [account, setAccount] = useState<Account>();
  const [isSelecting, setSelecting] = useState(false);
  const { progress, outcome, clearOutcome, isDone, submit, mayStop } = useAddTypes(form, emailaddress, onClose);
  const isSaving = progress !== null;
  const written = form.watch();
  const { CorpAcct: acct } = written;
  const company = account?.acct === acct ? account.company : undefined;
  // Only a hint: saving is possible without this answer.
  const configs = useQuery({ ...accountConfigsQuery(acct), enabled: acct !== '' });
  const noteOf = (type: string) => {
    const config = configs.data?.find(({ Type }) => Type === type);
    return config && `There already: ${config.Value}`;
  };
  const select = (selected: Account) => {
    setSelecting(false);
    if (selected.acct !== acct) clearOutcome();
    setAccount(selected);
    const { isSubmitted } = form.formState;
    form.setValue('CorpAcct', selected.acct, { shouldDirty: true, shouldValidate: isSubmitted });
    // Types that this dialog has already saved for the account are not sent again.
    const left = form.getValues('types').filter((type) => !isDone(selected.acct, type));
    form.setValue('types', left, { shouldDirty: true });
  };
  return (
    <>
      <FormDialog
        title="Add RCS Config"
        className="two-column-dialog"
        form={form}
        tells={additionText({ written, company })}
        onSubmit={submit}
        onClose={onClose}
        mayStop={mayStop}
      >
        <AddOutcome outcome={outcome} />
        <AccountField form={form} account={account} disabled={isSaving} onSelect={() => setSelecting(true)} />
        <MultiSelectField
          form={form}
          name="types"
          label="Type"
          placeholder="Choose one or several types"
          options={TYPES.filter((type) => !isDone(acct, type))}
          noteOf={noteOf}
          disabled={isSaving}
        />
        <ValueFields form={form} names={NAMES} />
        {progress && (
          <UploadProgress
            text={`Saving ${progress.at} of ${progress.of}: ${progress.type}`}
            share={(progress.at - 1) / progress.of}
          />
        )}
      </FormDialog>
      {/* Outside the form, because submitting the search would also submit the form. */}
      {isSelecting && (
        <SelectAccount
          noneSelected={NO_ACCOUNT}
          searchFailed="Error searching for accounts."
          onSelect={select}
          onClose={() => setSelecting(false)}
        />
      )}
    </>
  );
}
