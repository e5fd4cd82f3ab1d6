import { Button, Callout } from '@blueprintjs/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useController, useForm } from 'react-hook-form';
import type { Agreed } from '@/api/client';
import type { ActQuestion } from '@/app/saving/agreement';
import { useSave } from '@/app/saving/useSave';
import { currentSession, useSignedIn } from '@/app/session/store';
import type { Account } from '@/shared/accounts/calls';
import { SelectAccount } from '@/shared/accounts/SelectAccount';
import { Search } from '@/ui/buttons/pageIcons';
import { useConfirm } from '@/ui/dialogs/confirm';
import { FormDialog } from '@/ui/dialogs/FormDialog';
import { Field } from '@/ui/fields/Field';
import { MultiSelectField } from '@/ui/fields/MultiSelectField';
import { UploadProgress } from '@/ui/files/UploadProgress';
import { toast } from '@/ui/messages/toasts';
import { onSaving } from '@/ui/saving/useFailure';
import { addConfig } from './calls';
import { accountConfigsQuery, CONFIGS_KEY } from './lists';
import {
  type AdditionResult,
  addInTurn,
  additionText,
  emptyConfigs,
  type NewConfigs,
  NO_ACCOUNT,
  newSchema,
  notSavedMessage,
  savedMessage,
  TYPES,
  type Type,
} from './rules';
import { NAMES, ValueFields } from './ValueFields';
import './ercs.css';

interface Progress {
  type: Type;
  /** Counted from 1. */
  at: number;
  of: number;
}

const STOP = {
  title: 'Stop saving?',
  text: 'Saved types stay saved. The remaining types will not be added.',
  confirm: 'Stop',
  cancel: 'Continue',
  intent: 'danger',
  isCautious: true,
  isDuringCall: true,
} as const;

const NONE: AdditionResult = { saved: [], failed: [] };

const keyOf = (acct: string, type: Type) => `${acct} ${type}`;

/** Adds several types of an account, one call after another, and reports what was saved and what was not. */
function useAddTypes(
  form: UseFormReturn<NewConfigs>,
  company: string | undefined,
  PostedBy: string,
  onClose: () => void,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState(NONE);
  /** The types that this dialog has saved, which are not offered again. */
  const done = useRef(new Set<string>());
  const unanswered = useRef(new Set<string>());
  const isStopped = useRef(false);
  /** Resolves when the question whether to stop is answered; nothing is sent before that. */
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = progress !== null;
  const confirmStop = useConfirm(isSaving);
  const types = form.watch('types');
  const isDone = (acct: string, type: Type) => done.current.has(keyOf(acct, type));
  const { getValues, setValue } = form;
  // A user who was signed out in the middle finds only the unsaved types later. Must come before `useSave`, which keeps
  // the form's values.
  useEffect(() => {
    const added = done.current;
    return () => {
      const { CorpAcct, types } = getValues();
      setValue(
        'types',
        types.filter((type) => !added.has(keyOf(CorpAcct, type))),
      );
    };
  }, [getValues, setValue]);
  // Clears the outcome of the previous save.
  useEffect(() => onSaving(form, () => setOutcome(NONE)), [form]);
  const addAll = async (written: NewConfigs, agreed: Agreed) => {
    const asker = currentSession()?.device_id;
    const key = (type: Type) => keyOf(written.CorpAcct, type);
    const outcome = await addInTurn(written.types, {
      send: async (type) => {
        await addConfig(agreed, written, type, PostedBy);
        done.current.add(key(type));
      },
      mayBeThere: (type) => unanswered.current.has(key(type)),
      mayGoOn: async (type, at) => {
        setProgress({ type, at: at + 1, of: written.types.length });
        // Waits for the latest question: a new one, for example after Back, replaces the one before.
        for (let last: unknown; last !== answered.current; ) {
          last = answered.current;
          await last;
        }
        return !isStopped.current && currentSession()?.device_id === asker;
      },
    }).finally(() => setProgress(null));
    for (const { type, isUnknown } of outcome.failed) if (isUnknown) unanswered.current.add(key(type));
    return outcome;
  };

  /** The dialog is closed already, so toasts report what was saved. */
  const tellStopped = ({ saved: added, failed }: AdditionResult) => {
    if (added.length > 0) toast.success(savedMessage(added));
    if (failed.length > 0) toast.error(notSavedMessage(failed.map(({ type }) => type)));
  };

  const send = async (written: NewConfigs, agreed: Agreed) => {
    const asker = currentSession()?.device_id;
    const outcome = await addAll(written, agreed);
    if (outcome.saved.length === written.types.length) return {};
    const isHere = currentSession()?.device_id === asker;
    if (isStopped.current) {
      if (isHere) tellStopped(outcome);
    } else {
      setOutcome(outcome);
      // Saving again only tries the failed ones.
      const left = outcome.failed.map(({ type }) => type);
      form.setValue('types', left, { shouldDirty: true });
      const refused = outcome.failed.find(({ field }) => field === 'Value' || field === 'CorpAcct');
      if (refused) form.setError(refused.field as 'Value' | 'CorpAcct', { type: 'refused', message: refused.reason });
    }
    throw new Error(notSavedMessage(outcome.failed.map(({ type }) => type)));
  };

  const asks = (written: NewConfigs): ActQuestion => {
    const again = written.types.filter((type) => unanswered.current.has(keyOf(written.CorpAcct, type)));
    if (again.length === 0)
      return {
        title: `Add eRCS validity for ${company ?? written.CorpAcct}?`,
        text: additionText({ written, company }),
        confirm: 'Add',
      };
    return {
      title: 'Save again?',
      text: `The server did not confirm: ${again.join(', ')}. Check the list before you save again.`,
      confirm: 'Save again',
      cancel: 'Stay',
      intent: 'danger',
    };
  };

  const { save } = useSave({
    form,
    refresh: CONFIGS_KEY,
    success: savedMessage(types),
    asks,
    send,
    // After a stop the dialog is closed already, and another one may be open.
    onSaved: () => isStopped.current || onClose(),
  });

  return {
    progress,
    outcome,
    /** The outcome is about one account and must not be shown beside another one. */
    clearOutcome: () => setOutcome(NONE),
    isDone,
    save,
    mayStop: () => {
      const confirmed = confirmStop(STOP).then((yes) => {
        isStopped.current = yes;
        return yes;
      });
      answered.current = confirmed;
      return confirmed;
    },
  };
}

export default function NewConfigsDialog({ onClose }: { onClose: () => void }) {
  const { emailaddress } = useSignedIn().user_info.data;
  const form = useForm({ resolver: valibotResolver(newSchema), defaultValues: emptyConfigs });
  const [account, setAccount] = useState<Account>();
  const [isSelecting, setSelecting] = useState(false);
  const written = form.watch();
  const { CorpAcct: acct } = written;
  const company = account?.acct === acct ? account.company : undefined;
  const { progress, outcome, clearOutcome, isDone, save, mayStop } = useAddTypes(form, company, emailaddress, onClose);
  const isSaving = progress !== null;
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
        addition={additionText({ written, company })}
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
function AddOutcome({ outcome: { saved: added, failed } }: { outcome: AdditionResult }) {
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
