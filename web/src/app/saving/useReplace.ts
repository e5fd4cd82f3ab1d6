// Saves a form that changes a record, after checking whether the record has changed since it was opened.
import { useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Compared } from '@/api/client';
import { toast } from '@/ui/messages/toasts';
import { COMPARED } from './checked';
import { continueFrom, draftOf, type EditedRecord, useConflictCheck } from './concurrentChanges';
import type { Undoable } from './undo';
import { type SaveOptions, useSave } from './useSave';
import { type Disables, useUndoDisabling } from './useUndoDisabling';

export interface ReplaceOptions<Values extends FieldValues, Output, Item> extends SaveOptions<Values, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  /** The record to change. Changes that a colleague has made meanwhile are never overwritten without a question. */
  replaces: EditedRecord<Item, Values>;
  /** Describes the field that disables the record, so that disabling can be undone. */
  disables?: Disables<Values> | undefined;
}

const NOT_SAVED = 'Nothing was saved. The form shows what stands now.';

export function useReplace<Values extends FieldValues, Output, Item extends object>(
  options: ReplaceOptions<Values, Output, Item>,
) {
  const { form, replaces, disables } = options;
  const undoable = useRef<() => Undoable | undefined>(undefined);
  const { save, failure, maybeDone, isRestored } = useSave({ ...options, undoable: () => undoable.current?.() });
  const disabling = useUndoDisabling(disables, replaces);
  const compare = useConflictCheck(replaces);

  /**
   * Saves a change of a record; only `send` gets what it needs to make the call. If a colleague was faster, the user
   * decides what to keep, and the result is validated, asked about and compared again: another colleague may have been
   * faster than this decision.
   */
  const replace = async (
    fields: Output,
    send: (fields: Output, compared: Compared) => Promise<object>,
    onSaved?: (sent: Output) => void,
    isSure?: (fields: Output) => Promise<boolean>,
  ) => {
    const sendFrom = async (written: Output, item: Item | undefined, isAgreed: boolean): Promise<void> => {
      let goOn: (() => Promise<void>) | undefined;
      const isUnchanged = async () => {
        if (isSure && !isAgreed && !(await isSure(written))) return false;
        const judged = await compare(draftOf(form), item);
        if (judged === 'unchanged') return true;
        if (judged === 'stay') return false;
        const { now, theirs, keptFields, saves } = judged;
        continueFrom(form, theirs, keptFields);
        if (!saves) toast.info(NOT_SAVED);
        else goOn = form.handleSubmit((merged) => sendFrom(merged, now, keptFields.length === 0));
        return false;
      };
      await save(
        () => {
          const { opened } = draftOf(form);
          undoable.current = () => disabling({ opened, written, send: (again) => send(again, COMPARED) });
          return send(written, COMPARED);
        },
        () => onSaved?.(written),
        isUnchanged,
      );
      await goOn?.();
    };
    await sendFrom(fields, replaces.item, false);
  };

  return { replace, failure, maybeDone, isRestored };
}
