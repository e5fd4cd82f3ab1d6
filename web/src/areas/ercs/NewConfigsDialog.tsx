import { Button, Callout } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useController, useForm } from 'react-hook-form';
import { useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { Search } from '@/ui/buttons/icons';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { Field } from '@/ui/fields/Field';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { UploadProgress } from '@/ui/files/UploadProgress';
import { accountConfigsQuery } from './lists';
import {
  additionText,
  emptyConfigs,
  type NewConfigs,
  NO_ACCOUNT,
  newSchema,
  notSavedMessage,
  type Outcome,
  savedMessage,
  TYPES,
} from './rules';
import { useAddTypes } from './useAddTypes';
import { NAMES, ValueFields } from './ValueFields';
import './ercs.css';

export default function NewConfigsDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(newSchema), defaultValues: emptyConfigs });
  const [account, setAccount] = useState<Account>();
  const [isSelecting, setSelecting] = useState(false);
  const { progress, outcome, clearOutcome, isDone, save, mayStop } = useAddTypes(form, emailaddress, onClose);
  const isSaving = progress !== null;
  const written = form.watch();
  const { CorpAcct: acct } = written;
  const company = account?.acct === acct ? account.company : undefined;
  // Only a hint: saving is possible without this answer.
  const configs = useQuery({ ...accountConfigsQuery(acct), enabled: acct !== '' });
  const noteOf = (type: string) => {
    const config = configs.data?.find(({ Type }) => Type === type);
    return config && `Already added: ${config.Value}`;
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
        onSubmit={save}
        onClose={onClose}
        mayStop={mayStop}
      >
        <AddOutcome outcome={outcome} />
        <AccountField form={form} account={account} disabled={isSaving} onSelect={() => setSelecting(true)} />
        <MultiSelectField
          form={form}
          name="types"
          label="Type"
          placeholder="Select one or more types"
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

interface Props {
  form: UseFormReturn<NewConfigs>;
  /** Undefined when only its code was restored. */
  account: Account | undefined;
  disabled: boolean;
  onSelect: () => void;
}

/** Shows the selected account, with a button that opens the search. */
function AccountField({ form, account, disabled, onSelect }: Props) {
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

/** Shows which of several types were saved, and why the others were not. */
function AddOutcome({ outcome: { saved: added, failed } }: { outcome: Outcome }) {
  const top = useRef<HTMLDivElement>(null);
  const hasFailed = failed.length > 0;
  // Scrolls into view, because 'Save' is at the end of a long form.
  useEffect(() => {
    if (hasFailed) top.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <div ref={top}>
      {/* The element exists before its text, because otherwise some screen readers would not announce it. */}
      <div role="status">
        {added.length > 0 && (
          <Callout className="failure" intent="success" icon={false}>
            {savedMessage(added)}
          </Callout>
        )}
      </div>
      {failed.length > 0 && (
        <Callout className="failure" intent="danger" icon={false} role="alert">
          <p>{notSavedMessage(failed.map(({ type }) => type))}</p>
          <ul className="ercs-reasons">
            {failed.map(({ type, reason }) => (
              <li key={type}>
                <strong>{type}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Callout>
      )}
    </div>
  );
}
