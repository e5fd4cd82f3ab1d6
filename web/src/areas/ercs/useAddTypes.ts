// Adds several types of an account, one call after another, and reports what was saved and what was not.
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSave } from '@/app/saving/useSave';
import { currentSession } from '@/app/session/store';
import { useConfirm } from '@/ui/dialogs/confirm';
import { toast } from '@/ui/messages/toasts';
import { onSaving } from '@/ui/saving/useFailure';
import { addConfig } from './calls';
import { CONFIGS_KEY } from './lists';
import { addInTurn, type NewConfigs, notSavedMessage, type Outcome, savedMessage, type Type } from './rules';

export interface Progress {
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

const NONE: Outcome = { saved: [], failed: [] };

const keyOf = (acct: string, type: Type) => `${acct} ${type}`;

export function useAddTypes(form: UseFormReturn<NewConfigs>, PostedBy: string, onClose: () => void) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState(NONE);
  /** The types that this dialog has saved, which are not offered again. */
  const done = useRef(new Set<string>());
  const unanswered = useRef(new Set<string>());
  const isStopped = useRef(false);
  /** Resolves when the question whether to stop is answered; nothing is sent before that. */
  const answered = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = progress !== null;
  const confirm = useConfirm();
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
  const addAll = async (written: NewConfigs) => {
    const asker = currentSession()?.device_id;
    const key = (type: Type) => keyOf(written.CorpAcct, type);
    const outcome = await addInTurn(written.types, {
      send: async (type) => {
        await addConfig(written, type, PostedBy);
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
  const tellStopped = ({ saved: added, failed }: Outcome) => {
    if (added.length > 0) toast.success(savedMessage(added));
    if (failed.length > 0) toast.error(notSavedMessage(failed.map(({ type }) => type)));
  };

  const send = async (written: NewConfigs) => {
    const asker = currentSession()?.device_id;
    const outcome = await addAll(written);
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

  /** Asks before sending a type again that got no answer. */
  const isSure = async (written: NewConfigs) => {
    const again = written.types.filter((type) => unanswered.current.has(keyOf(written.CorpAcct, type)));
    if (again.length === 0) return true;
    return confirm({
      title: 'Save again?',
      text: `The server did not confirm: ${again.join(', ')}. Check the list before you save again.`,
      confirm: 'Save again',
      cancel: 'Stay',
      intent: 'danger',
      isCautious: true,
    });
  };

  const { save } = useSave({
    form,
    refresh: CONFIGS_KEY,
    success: savedMessage(types),
    isSure,
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
