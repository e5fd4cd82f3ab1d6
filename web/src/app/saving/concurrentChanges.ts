// For forms that change a record: checks before saving whether a colleague has changed the record since it was opened.
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { type Replacing, replacing } from '@/api/client';
import { sameSession } from '@/app/session/store';
import type { Draft as Saved } from '@/ui/changes/changes';
import { useDecide } from '@/ui/dialogs/confirm';
import { namedFields } from '@/ui/fields/fieldNames';
import { type Decision, differencesOf, type NamedFields } from '@/ui/saving/differences';
import { editorOf } from './editorOf';

/** How to find the current state of a record. */
export interface RecordSource<Item> {
  idOf: (item: Item) => string;
  list: { queryKey: QueryKey; queryFn: () => Promise<Item[]> };
}

export interface EditedRecord<Item, Values> extends RecordSource<Item> {
  /** The record that was opened; undefined for a new one, which replaces nothing. */
  item: Item | undefined;
  /** The initial values of the form for a record. */
  valuesOf: (item: Item) => Values;
  /** Identifies the record's picture, to detect another one; the form's own `image` is set only for a new picture. */
  pictureOf?: (item: Item) => string;
  /** Called with the current record when the form goes on from it. */
  onStands?: (item: Item) => void;
}

interface Draft<Values> {
  opened: Values;
  mine: Values;
  fields: NamedFields;
}

const IMAGE = 'image';

type Judged<Item, Values> = 'unchanged' | 'stay' | (Exclude<Decision, 'stay'> & { now: Item; theirs: Values });

/**
 * Compares the record that the draft began with to the current one, asks the user where needed, and returns how to go
 * on.
 */
export function useConflictCheck<Item extends object, Values extends FieldValues>(
  replaced: EditedRecord<Item, Values>,
): (draft: Draft<Values>, item: Item | undefined) => Promise<Judged<Item, Values>> {
  const queries = useQueryClient();
  const decide = useDecide();
  return async ({ opened, mine, fields }, item) => {
    const now = item && (await currentRecord(queries, item, replaced));
    if (!now) return 'unchanged';
    const theirs = replaced.valuesOf(now);
    const versions = { opened, theirs, mine };
    const differences = differencesOf(isOtherPicture(item, now, replaced) ? withPicture(versions) : versions, fields);
    if (differences.length === 0) return 'unchanged';
    const decision = await decide({ who: editorOf(now), differences });
    if (decision === 'stay') return decision;
    replaced.onStands?.(now);
    return { ...decision, now, theirs };
  };
}

/**
 * If the server cannot be asked, saving goes on and asks it again. Nothing is saved if the user has signed out
 * meanwhile.
 */
async function currentRecord<Item extends object>(
  queries: QueryClient,
  item: Item,
  { idOf, list }: RecordSource<Item>,
): Promise<Item | undefined> {
  const isTheirs = sameSession();
  const items = await queries.fetchQuery({ ...list, staleTime: 0 }).catch(() => undefined);
  if (!isTheirs()) throw new Error('The session has ended.');
  return items?.find((each) => idOf(each) === idOf(item));
}

/** Changes one value of a record and keeps the current values of all others, so nothing needs to be asked. */
export function usePatch() {
  const queries = useQueryClient();
  return async <Item extends object>(
    item: Item,
    source: RecordSource<Item>,
    send: (now: Item, by: Replacing) => Promise<object>,
  ): Promise<object> => send((await currentRecord(queries, item, source)) ?? item, replacing);
}

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
): Saved {
  const { mine, ...draft } = draftOf(form);
  return { ...draft, mine: { ...mine, ...written } };
}
