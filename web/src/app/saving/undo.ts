// Lets the user undo what was just done, once, while its message is shown: by its button or by Ctrl Z.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError, messageOf, unknownOutcome } from '@/api/answer';
import { noteSaved } from '@/app/list/justSaved';
import { onSessionEnd, sameSession } from '@/app/session/store';
import { toast } from '@/ui/messages/toasts';
import { type EditedRecord, isUnchanged } from './concurrentChanges';
import { currentIn, editorOf } from './currentOf';

export interface Undoable {
  /** A sentence about what was done. */
  done: string;
  /** The message after undoing. */
  undone: string;
  undo: () => Promise<unknown>;
}

interface Offer {
  queries: QueryClient;
  /** The lists to refetch. */
  refresh: QueryKey | undefined;
  /** Shown before the sentence in the message. */
  message?: string | undefined;
}

const MAYBE_UNDONE = 'It may have been undone. Check the list.';
const TEXT =
  'textarea, [contenteditable="true"], input:not([type="checkbox"]):not([type="radio"]):not([type="button"]):not([type="file"])';

/** In the order of the actions: Ctrl Z undoes the last one first. */
const offers: { undo: () => void; withdraw: () => void }[] = [];

export function offerUndo({ done, undone, undo }: Undoable, { queries, refresh, message }: Offer): void {
  const isTheirs = sameSession();
  const run = async () => {
    if (!isTheirs()) return;
    const settle = toast.underWay('Undoing …');
    try {
      await undo();
      if (!isTheirs()) return;
      noteSaved();
      toast.success(undone);
    } catch (error) {
      const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
      const unknown = unknownOutcome(error);
      if (isTheirs() && !isSignedOut)
        toast.error(unknown ? `${unknown} ${MAYBE_UNDONE}` : `Not undone: ${messageOf(error)}`);
    } finally {
      settle();
      if (refresh && isTheirs()) void queries.invalidateQueries({ queryKey: refresh });
    }
  };
  const end = () => {
    const at = offers.indexOf(offer);
    if (at < 0) return false;
    offers.splice(at, 1);
    if (offers.length === 0) document.removeEventListener('keydown', undoByKey);
    return true;
  };
  const once = () => {
    if (end()) void run();
  };
  const dismiss = toast.undoable([message, done].filter(Boolean).join('\n'), once, end);
  const withdraw = () => {
    end();
    dismiss();
  };
  const offer = { undo: once, withdraw };
  if (offers.length === 0) document.addEventListener('keydown', undoByKey);
  offers.push(offer);
}

function undoByKey(event: KeyboardEvent): void {
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'z';
  const isTyping = event.target instanceof Element && event.target.matches(TEXT);
  const last = offers.at(-1);
  if (!isUndo || isTyping || event.repeat || event.defaultPrevented || !last) return;
  event.preventDefault();
  last.undo();
  last.withdraw();
}

// One user must not undo what another has done.
onSessionEnd(() => {
  for (const { withdraw } of [...offers]) withdraw();
});

// Undo for a form that has disabled its record.

export interface Disabling<Values> extends Pick<Undoable, 'done' | 'undone'> {
  field: keyof Values & string;
  /** The field's value when the record is disabled. */
  off: unknown;
}

interface DisablingSave<Values, Output> {
  opened: Values;
  written: Output;
  send: (written: Output) => Promise<object>;
}

/** The picture was already uploaded by the first save. */
const NO_PICTURE = { image: null };
const NOT_CHECKED = 'We could not check for changes by others since you saved it.';

/**
 * For a form that has disabled its record: undo makes it active again and keeps everything else that was saved. If
 * several fields disabled it, the first has the messages. To be called right after saving, while the list is refetched:
 * undo compares with that state, so that a later change is not undone.
 */
export function undoOfDisabling<Item extends object, Values extends object, Output>(
  queries: QueryClient,
  fields: Disabling<Values>[],
  record: EditedRecord<Item, Values>,
  { opened, written, send }: DisablingSave<Values, Output>,
): Undoable | undefined {
  const { item, idOf, list } = record;
  const values = written as Record<string, unknown>;
  const disabled = fields.filter(({ field, off }) => opened[field] !== off && values[field] === off);
  const [first] = disabled;
  if (!item || !first) return undefined;
  const { done, undone } = first;
  const before = Object.fromEntries(disabled.map(({ field }) => [field, opened[field]]));
  const again = { ...written, ...('image' in values && NO_PICTURE), ...before };
  /** The record as it was saved, when the list has been refetched; undefined when it could not be. */
  const listed = async () => {
    const items = await queries.fetchQuery({ ...list, staleTime: Number.POSITIVE_INFINITY }).catch(() => undefined);
    return items?.find((each) => idOf(each) === idOf(item));
  };
  const saved = listed();
  return {
    done,
    undone,
    undo: async () => {
      const shown = await saved;
      const now = await currentIn(queries, item, record);
      if (now && !shown) throw new ApiError('refused', NOT_CHECKED);
      if (now && shown && !isUnchanged(shown, now, record))
        throw new ApiError('refused', `${editorOf(now)} has changed it since you saved it.`);
      return send(again);
    },
  };
}
