// For forms that change a record: checks before saving whether a colleague has changed the record since it was opened.
import { useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { ApiError, messageOf } from '@/api/answer';
import type { Compared } from '@/api/client';
import { useConfirm, useDecide } from '@/ui/dialogs/confirm';
import { namedFields } from '@/ui/fields/fieldNames';
import {
  changedFields,
  type Decision,
  differencesOf,
  type NamedFields,
  type Draft as SavedDraft,
} from '@/ui/saving/differences';
import { CAUTIOUS } from './agreement';
import { COMPARED, currentIn, editorOf, type RecordSource } from './currentOf';

export interface EditedRecord<Item, Values> extends RecordSource<Item> {
  /** The record that was opened; undefined for a new one, which replaces nothing. */
  item: Item | undefined;
  /** The initial values of the form for a record. */
  valuesOf: (item: Item) => Values;
  /** Identifies the record's picture, to detect another one; the form's own `image` is set only for a new picture. */
  pictureOf?: (item: Item) => string;
  /** Called with the current record when the form goes on from it. */
  onCurrent?: (item: Item) => void;
}

interface Draft<Values> {
  opened: Values;
  mine: Values;
  fields: NamedFields;
}

const IMAGE = 'image';

const NOT_CHECKED = { ...CAUTIOUS, title: 'Save without checking?', confirm: 'Save anyway' };
const UNKNOWN =
  'We could not check for changes by others, so nothing is saved yet. If you save anyway, their changes may be lost.';

export type Conflict<Item, Values> = Exclude<Decision, 'stay'> & { now: Item; theirs: Values };

/**
 * Compares the record that the draft began with to the current one, asks the user where needed, and returns how to go
 * on.
 */
export function useConflictCheck() {
  const look = useLook();
  const decide = useDecide();
  return async <Item extends object, Values extends FieldValues>(
    record: EditedRecord<Item, Values>,
    { opened, mine, fields }: Draft<Values>,
    item: Item | undefined,
  ): Promise<'unchanged' | 'stay' | Conflict<Item, Values>> => {
    const now = item && (await look(item, record));
    if (!now) return 'unchanged';
    const theirs = record.valuesOf(now);
    const versions = { opened, theirs, mine };
    const differences = differencesOf(isOtherPicture(item, now, record) ? withPicture(versions) : versions, fields);
    if (differences.length === 0) return 'unchanged';
    const decision = await decide({ who: editorOf(now), differences });
    if (decision === 'stay') return decision;
    record.onCurrent?.(now);
    return { ...decision, now, theirs };
  };
}

/**
 * The current state of a record. If it cannot be read, the user may save without knowing it; undefined then. Otherwise
 * rejects, so that nothing is sent.
 */
function useLook() {
  const queries = useQueryClient();
  const confirm = useConfirm();
  return <Item extends object>(item: Item, source: RecordSource<Item>): Promise<Item | undefined> =>
    currentIn(queries, item, source).catch(async (error: unknown) => {
      const isSignedOut = error instanceof ApiError && error.failure === 'signedOut';
      if (isSignedOut || !(await confirm({ ...NOT_CHECKED, text: [messageOf(error), UNKNOWN] }))) throw error;
      return undefined;
    });
}

/** Changes one value of a record and keeps the current values of all others, so a colleague's changes are kept. */
export function usePatch() {
  const look = useLook();
  return async <Item extends object>(
    item: Item,
    source: RecordSource<Item>,
    send: (now: Item, compared: Compared) => Promise<object>,
  ): Promise<object> => send((await look(item, source)) ?? item, COMPARED);
}

/** Whether all that the call replaces is the same in both states of a record. */
export const isUnchanged = <Item, Values extends object>(
  before: Item,
  now: Item,
  record: EditedRecord<Item, Values>,
): boolean =>
  !isOtherPicture(before, now, record) && changedFields(record.valuesOf(before), record.valuesOf(now)).length === 0;

function isOtherPicture<Item, Values>(item: Item, now: Item, { pictureOf }: EditedRecord<Item, Values>): boolean {
  return pictureOf !== undefined && pictureOf(item) !== pictureOf(now);
}

/** A form knows only a new picture, not the saved ones, so the three versions get placeholder texts for comparison. */
function withPicture<Values extends FieldValues>({
  opened,
  theirs,
  mine,
}: Record<'opened' | 'theirs' | 'mine', Values>) {
  const before = 'the picture before';
  return {
    opened: { ...opened, [IMAGE]: before },
    theirs: { ...theirs, [IMAGE]: 'another picture' },
    mine: { ...mine, [IMAGE]: mine[IMAGE] ?? before },
  };
}

/** Resets the form to the current record, but keeps what was typed in all fields except those named in `keptFields`. */
export function continueFrom<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  theirs: Values,
  keptFields: string[],
): void {
  const mine = form.getValues();
  form.reset(theirs);
  for (const name of Object.keys(mine) as Path<Values>[])
    if (!keptFields.includes(name))
      form.setValue(name, mine[name] as PathValue<Values, typeof name>, { shouldDirty: true });
}

export const draftOf = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): Draft<Values> => ({
  opened: form.formState.defaultValues as Values,
  mine: form.getValues(),
  fields: namedFields(form),
});

/** The draft as it will be sent, where the rules transform what was typed. */
export function draftAsSent<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  written: Output,
): SavedDraft {
  const { mine, ...draft } = draftOf(form);
  return { ...draft, mine: { ...mine, ...written } };
}
