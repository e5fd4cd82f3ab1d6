// Saves: asks first where the call needs it, compares the record with the current one where the call replaces it, sends
// once, shows the result and refetches the lists. A call without an answer may have been carried out: the form then
// stays, says so, and says how to find out.
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, MAYBE_SAVED, messageOf, offline, unknownOutcome } from '@/api/answer';
import { type Agreed, type Compared, isOffline } from '@/api/client';
import { noteSaved } from '@/app/list/justSaved';
import { sameSession } from '@/app/session/store';
import { showResult } from '@/ui/dialogs/confirm';
import { toast } from '@/ui/messages/toasts';
import { useFailure } from '@/ui/saving/useFailure';
import { type ActQuestion, AGREED, useAgree } from './agreement';
import {
  type Conflict,
  continueFrom,
  draftAsSent,
  draftOf,
  type EditedRecord,
  useConflictCheck,
} from './concurrentChanges';
import { COMPARED } from './currentOf';
import { useRestoredInput } from './restoredInput';
import { type Disabling, offerUndo, type Undoable, undoOfDisabling } from './undo';

interface FailureOptions<Values extends FieldValues, Output> {
  /** A refusal that is about one field is shown at that field as well. */
  form?: UseFormReturn<Values, unknown, Output>;
  /** Form fields that have another name in the request, by the request's name. */
  formFields?: Record<string, FieldPath<Values>>;
  /** The toast after saving; without it, dialogs show results. */
  success?: string | undefined;
  /** The kind of toast that shows a refusal of the server. */
  refusal?: 'error' | 'warning';
  /** Added when it is unknown whether the call was carried out: how to find out before trying again. */
  maybeSaved?: string;
  /** The specification's words for any failure: shown in the form, followed by the reason. */
  failed?: string;
  /** Shows the failure instead, where there is no form. */
  onFailure?: (error: unknown, message: string) => void;
}

const isRefusal = (error: unknown) => error instanceof ApiError && error.failure === 'refused';

/** Relies on form fields having the same names as the request's fields, wherever possible. */
function showAtField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  { field = '', message }: ApiError,
  formFields: Record<string, FieldPath<Values>>,
): void {
  const name = formFields[field] ?? field;
  if (!(name in form.getValues())) return;
  form.setError(name as FieldPath<Values>, { type: 'refused', message }, { shouldFocus: true });
}

/** What a person is told when a save has failed, and where: in the form, at a field, in a toast or in a dialog. */
function useSaveFailure<Values extends FieldValues, Output>(options: FailureOptions<Values, Output>) {
  const { form, formFields = {}, success, refusal = 'error', maybeSaved = MAYBE_SAVED, failed, onFailure } = options;
  const wasUnknown = useRef(false);
  // The note that an earlier try may have been carried out stays, even when a field shows an error in place of the next
  // call.
  const [failure, setFailure] = useFailure(form, null, () => wasUnknown.current);
  const showFailure = (error: unknown) => {
    const unknown = unknownOutcome(error);
    const message = unknown ? `${unknown} ${maybeSaved}` : messageOf(error);
    // Before the result dialog opens, so that the dialog returns the focus to the field.
    if (form && error instanceof ApiError) showAtField(form, error, formFields);
    if (onFailure) onFailure(error, message);
    // A refusal may come only because an earlier call without an answer was carried out.
    else if (failed)
      setFailure([failed, message, !unknown && wasUnknown.current && maybeSaved].filter(Boolean).join(' '));
    else if (!success) {
      showResult({ isSuccess: false, message });
      // Stays visible after the dialog is closed.
      if (unknown) setFailure(maybeSaved);
    } else if (isRefusal(error)) {
      toast[refusal](message);
      if (wasUnknown.current) setFailure(maybeSaved);
    }
    // Other errors stay visible in the form.
    else setFailure(message);
    if (unknown) wasUnknown.current = true;
  };
  return {
    failure,
    showFailure,
    clearFailure: () => setFailure(null),
    /** Whether a call may have been carried out although the form shows a failure. */
    maybeDone: () => wasUnknown.current,
    noteDone: () => {
      wasUnknown.current = false;
    },
  };
}

interface Common<Values extends FieldValues, Output> extends FailureOptions<Values, Output> {
  /** Closes the form; after a failure it stays open. */
  onSaved?: ((written: Output) => void) | undefined;
  /** Anything else that is checked or asked before the call. */
  isSure?: (written: Output) => Promise<boolean>;
  /** The lists to refetch. */
  refresh?: QueryKey | undefined;
  /** The text of the result dialog, where there is no toast for success and the server has no words. */
  result?: string;
  /** Each call is about another record, so all are sent, one after another. Otherwise a second press is ignored. */
  isQueued?: boolean;
  /** The toast while the call is under way. */
  underWay?: string;
}

interface Agreement<Output, Item> {
  /** The question before the call (`x-asks`), about the current record; null where nothing is at stake. */
  asks: (written: Output, before: Item | undefined) => ActQuestion | null | Promise<ActQuestion | null>;
}

interface Call<Output, Checked> {
  send: (written: Output, checked: Checked) => Promise<object>;
  /** How to undo it. */
  undo?: (written: Output, checked: Checked) => Undoable | undefined;
}

type Disablings<Values> = Disabling<Values> | Disabling<Values>[];

interface Replacement<Values extends FieldValues, Output, Item, Checked> {
  form: UseFormReturn<Values, unknown, Output>;
  /** What the call replaces (`x-replaces`). Changes of a colleague are never overwritten without a question. */
  record: EditedRecord<Item, Values>;
  send: (written: Output, checked: Checked) => Promise<object>;
  /** The fields that disable the record, so that disabling can be undone; or how to undo what this form adds. */
  undo?: Disablings<Values> | Call<Output, Checked>['undo'];
}

type Options<Values extends FieldValues, Output, Item> = Common<Values, Output> &
  Partial<Agreement<Output, Item>> &
  Pick<Call<Output, Agreed & Compared>, 'send'> & {
    record?: EditedRecord<Item, Values>;
    undo?: Disablings<Values> | Call<Output, Agreed & Compared>['undo'];
  };

interface Saving<Output> {
  /** Resolves when it has ended, in whatever way. */
  save: (written: Output) => Promise<void>;
  /** The message to show in the form. */
  failure: string | null;
  /** Also while a question is open. */
  isSaving: boolean;
  maybeDone: () => boolean;
  /** Whether the form shows what was typed before the user was signed out or the page was reloaded. */
  isRestored: boolean;
}

/** One try to send, and what it goes on from. */
interface Attempt<Output, Item> {
  written: Output;
  item: Item | undefined;
  /** The user has just seen exactly this. */
  isAgreed: boolean;
}

interface SaveOutcome<Output> {
  written: Output;
  answer: object;
  takenBack: () => Undoable | undefined;
}

const CHECKED = { ...AGREED, ...COMPARED };
const NOT_SAVED = 'Nothing was saved. The form shows the current values.';

/** `send` gets what its call demands: the user's agreement with `asks`, the comparison with `record`. */
export function useSave<Values extends FieldValues, Output, Item extends object>(
  options: Common<Values, Output> & Agreement<Output, Item> & Replacement<Values, Output, Item, Agreed & Compared>,
): Saving<Output>;
export function useSave<Values extends FieldValues, Output, Item extends object>(
  options: Common<Values, Output> & Replacement<Values, Output, Item, Compared> & { asks?: undefined },
): Saving<Output>;
export function useSave<Values extends FieldValues, Output>(
  options: Common<Values, Output> & Agreement<Output, never> & Call<Output, Agreed> & { record?: undefined },
): Saving<Output>;
export function useSave<Values extends FieldValues, Output>(
  options: Common<Values, Output> & Call<Output, unknown> & { asks?: undefined; record?: undefined },
): Saving<Output>;
export function useSave<Values extends FieldValues, Output, Item extends object>(
  options: Options<Values, Output, Item>,
): Saving<Output> {
  const { form, record, asks, isSure, send, undo, onSaved } = options;
  const { refresh, success, result, isQueued = false, underWay } = options;
  const queries = useQueryClient();
  const agree = useAgree();
  const compare = useConflictCheck();
  const { failure, showFailure, clearFailure, maybeDone, noteDone } = useSaveFailure(options);
  const isRestored = useRestoredInput(form);
  const latest = useRef<Item>(undefined);
  const turn = useRef<Promise<unknown>>(Promise.resolve());

  const isAgreedTo = async (written: Output, item: Item | undefined): Promise<boolean> => {
    if (isSure && !(await isSure(written))) return false;
    const question = (await asks?.(written, latest.current ?? item)) ?? null;
    const saves = question && form && item && { saves: draftAsSent(form, written) };
    return (await agree(question && { ...question, ...saves })) !== null;
  };

  const sendInTurn = (written: Output, isTheirs: () => boolean): Promise<object | null> => {
    const sent = turn.current.then(async () => {
      if (!isTheirs()) return null;
      const settle = underWay === undefined ? () => {} : toast.underWay(underWay);
      return send(written, CHECKED).finally(settle);
    });
    turn.current = sent.catch(() => undefined);
    return sent;
  };

  /**
   * Null when nothing is sent. If a colleague was faster, the user decides what to keep, and the result is validated,
   * asked about and compared again: another colleague may have been faster than this decision.
   */
  const checkAndSend = async ({
    written,
    item,
    isAgreed,
  }: Attempt<Output, Item>): Promise<SaveOutcome<Output> | null> => {
    // Nothing is looked up or asked then.
    if (isOffline()) throw offline();
    const isTheirs = sameSession();
    const goesOn = isAgreed || (await isAgreedTo(written, item).catch(() => false));
    if (!goesOn || !isTheirs()) return null;
    const draft = form && draftOf(form);
    if (record && form && draft) {
      const judged = await compare(record, draft, item).catch(() => 'stay' as const);
      if (judged === 'stay' || !isTheirs()) return null;
      if (judged !== 'unchanged') return saveFrom(form, judged);
    }
    const answer = await sendInTurn(written, isTheirs);
    const takenBack = () => {
      if (typeof undo === 'function') return undo(written, CHECKED);
      if (!undo || !record || !draft) return undefined;
      const saved = { opened: draft.opened, written, send: (again: Output) => send(again, CHECKED) };
      return undoOfDisabling(queries, [undo].flat(), record, saved);
    };
    return answer && { written, answer, takenBack };
  };

  const saveFrom = async (
    edited: UseFormReturn<Values, unknown, Output>,
    { now, theirs, keptFields, saves }: Conflict<Item, Values>,
  ) => {
    latest.current = now;
    continueFrom(edited, theirs, keptFields);
    let saved: SaveOutcome<Output> | null = null;
    if (!saves) toast.info(NOT_SAVED);
    else
      await edited.handleSubmit(async (merged) => {
        saved = await checkAndSend({ written: merged, item: now, isAgreed: keptFields.length === 0 });
      })();
    return saved;
  };

  const mutationKey = ['save', useId()];
  const { mutateAsync, isPending } = useMutation({
    mutationKey,
    mutationFn: checkAndSend,
    // Sent now or never: a call that waits for the network would be sent when nobody expects it.
    networkMode: 'always',
    gcTime: 0,
  });

  const save = async (written: Output): Promise<void> => {
    if (!isQueued && queries.isMutating({ mutationKey }) > 0) return;
    clearFailure();
    // If the session has ended meanwhile, perhaps by a failure of this very call, or another user has signed in, the
    // result is not shown to them.
    const isTheirs = sameSession();
    // After a failure as well, because a call without an answer may have been carried out.
    const refreshLists = () => {
      if (refresh) void queries.invalidateQueries({ queryKey: refresh });
    };
    const saved = await mutateAsync({ written, item: record?.item, isAgreed: false }).catch((error: unknown) => {
      // Deferred until the form is no longer submitting: the user may type, save or leave as soon as the failure is
      // shown.
      setTimeout(() => {
        if (!isTheirs()) return;
        showFailure(error);
        refreshLists();
      });
      return null;
    });
    if (!saved || !isTheirs()) return;
    noteDone();
    noteSaved();
    // Synchronous, so that the closing form restores the focus before the result dialog takes it.
    flushSync(() => onSaved?.(saved.written));
    refreshLists();
    const undoable = saved.takenBack();
    if (!success) showResult({ isSuccess: true, message: result ?? messageIn(saved.answer) });
    if (undoable) offerUndo(undoable, { queries, refresh, message: success });
    else if (success) toast.success(success);
  };

  return { save, failure, isSaving: isPending, maybeDone, isRestored };
}

const messageIn = (answer: object) => ('message' in answer ? String(answer.message ?? '') : '');
