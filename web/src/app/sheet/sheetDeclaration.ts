// How an area declares a sheet whose rows become its records: the fields, how text is read and written, the form's
// rules, and how a record is added or changed.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Agreed, Compared } from '@/api/client';
import type { Rules } from '@/ui/saving/fieldRules';
import type { Things } from '@/ui/texts/counts';
import type { RecordSource } from '../saving/currentOf';

/** The value of a cell as the form would have it, or why it has none. */
export type Meaning<Value> = { value: Value } | { problem: string };

export interface Reading<Form, Known> {
  known: Known;
  /** The values of the row's earlier fields. */
  values: Form;
}

type Text<Value> = Value extends string ? object : { read: unknown; text: unknown };

type FieldNamed<Form, Known, Name extends keyof Form & string> = {
  name: Name;
  /** The field's label in the form. */
  heading: string;
  synonyms?: readonly string[];
  /** The column's width in the empty sheet, in characters. */
  width?: number;
  /** The same as in the form's input. */
  maxLength?: number;
  /** The allowed texts, where the field is not free text. */
  choices?: readonly string[];
  /** Reads the cell's text. Optional for text fields, which take it as it is. */
  read?: (text: string, reading: Reading<Form, Known>) => Meaning<Form[Name]>;
  /** The value as it is shown to people. */
  text?: (value: Form[Name]) => string;
} & Text<Form[Name]>;

/** A field that is not plain text must define how it is read and written. */
export type SheetField<Form, Known> = {
  [Name in keyof Form & string]: FieldNamed<Form, Known, Name>;
}[keyof Form & string];

/** What rows are compared with: the current list, and whatever else the rules need. */
export interface SheetLookup {
  /** The distinct texts that the sheet has for a field, in order. */
  textsOf: (field: string) => string[];
  /** For each row, its texts in these fields. */
  rowsOf: (...fields: string[]) => string[][];
  ask: <Data>(query: FetchQueryOptions<Data, Error, Data, QueryKey>) => Promise<Data>;
  onProgress: (done: number, of: number) => void;
  signal: AbortSignal;
}

export interface CurrentUser {
  email: string;
  username: string;
}

export interface Sending<Checked = Agreed> {
  checked: Checked;
  me: CurrentUser;
}

export interface DeclaredSheet<Form extends object, Output extends object, Item extends object, Known> {
  things: Things;
  /** The file name of the empty sheet, without extension. */
  fileName: string;
  fields: readonly SheetField<Form, Known>[];
  /** The lists to refetch after rows were sent. */
  refresh: QueryKey;
  load: (looking: SheetLookup) => Promise<Known>;
  itemsOf: (known: Known) => readonly Item[];
  /** Identifies the record that a row is about; '' while that is unknown. */
  keyOf: (values: Form) => string;
  keyOfItem: (item: Item) => string;
  /** The form's values for a record, and the initial values for a new one. */
  valuesOf: (item: Item | undefined) => Form;
  /** The initial values of the form for an existing record, where they differ from the record's. */
  begins?: (values: Form) => Form;
  /** Derives values from what a row says. */
  settle?: (values: Form, isGiven: (field: keyof Form) => boolean) => Form;
  rules: (known: Known, item: Item | undefined) => Rules<Form, Output>;
  /** Information shown beside a field, such as the name for a code, so that a mistyped but existing code is noticed. */
  beside?: (values: Form, known: Known) => Readonly<Record<string, string>>;
  /** The text that identifies a row for people. */
  nameOf: (values: Form, texts: Readonly<Record<string, string>>) => string;
  sourceOf: (item: Item) => RecordSource<Item>;
  add: (written: Output, sending: Sending) => Promise<object>;
  change: (item: Item, written: Output, sending: Sending<Agreed & Compared>) => Promise<object>;
  /** What the changes mean for people, shown before they are sent. */
  consequence?: string;
}

// Makes a call for each of many items, a few at a time, and reports the progress.

const AT_ONCE = 3;

export async function askEach<Asked, Answer>(
  { signal, onProgress }: Pick<SheetLookup, 'signal' | 'onProgress'>,
  all: readonly Asked[],
  ask: (each: Asked) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  let done = 0;
  let next = 0;
  const work = async () => {
    for (let at = next++; at < all.length; at = next++) {
      signal.throwIfAborted();
      answers[at] = await ask(all[at] as Asked);
      done += 1;
      onProgress(done, all.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, all.length) }, work));
  return answers;
}
