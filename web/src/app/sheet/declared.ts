// What an area says of a sheet whose rows become its records: the fields, how text becomes a value and back, the rules of the form,
// and how a record is added or changed.
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { Acting, Replacing } from '@/api/client';
import type { Rules } from '@/ui/saving/judged';
import type { Things } from '@/ui/texts/counted';
import type { Standing } from '../saving/replacing';

/** What a cell means, as the form would have it; or why it means nothing. */
export type Meaning<Value> = { value: Value } | { problem: string };

export interface Reading<Form, Known> {
  known: Known;
  /** What was read of the row so far: the fields before this one. */
  values: Form;
}

type Text<Value> = Value extends string ? object : { read: unknown; text: unknown };

type FieldNamed<Form, Known, Name extends keyof Form & string> = {
  name: Name;
  /** As the form calls it. */
  heading: string;
  synonyms?: readonly string[];
  /** In the empty sheet, in characters. */
  width?: number;
  /** As the form's input has it. */
  maxLength?: number;
  /** What can be written in it, where that is not free. */
  choices?: readonly string[];
  /** Of text, the text itself where nothing is said. */
  read?: (text: string, reading: Reading<Form, Known>) => Meaning<Form[Name]>;
  /** As people read it. */
  text?: (value: Form[Name]) => string;
} & Text<Form[Name]>;

/** A field that is more than text says how it is read and written. */
export type SheetField<Form, Known> = {
  [Name in keyof Form & string]: FieldNamed<Form, Known, Name>;
}[keyof Form & string];

/** What rows are judged beside: the list as it is now, and whatever else the rules need. */
export interface Looking {
  /** The different texts that the sheet has for a field, in their order. */
  textsOf: (field: string) => string[];
  /** Each row's texts of some fields: which belong together. */
  rowsOf: (...fields: string[]) => string[][];
  ask: <Data>(query: FetchQueryOptions<Data, Error, Data, QueryKey>) => Promise<Data>;
  onProgress: (done: number, of: number) => void;
  signal: AbortSignal;
}

export interface Me {
  email: string;
  username: string;
}

export interface Sending {
  acting: Acting;
  me: Me;
}

export interface DeclaredSheet<Form extends object, Output extends object, Item extends object, Known> {
  things: Things;
  /** Of the empty sheet, without its ending. */
  fileName: string;
  fields: readonly SheetField<Form, Known>[];
  /** The lists to fetch again once some of it is sent. */
  refresh: QueryKey;
  know: (looking: Looking) => Promise<Known>;
  itemsOf: (known: Known) => readonly Item[];
  /** By what it is found in the list, and by what two rows are about the same; '' while that cannot be told. */
  keyOf: (values: Form) => string;
  keyOfItem: (item: Item) => string;
  /** Of a record as it stands, and as the form of a new one begins. */
  valuesOf: (item: Item | undefined) => Form;
  /** As the form of a record begins, where that is not as it stands. */
  begins?: (values: Form) => Form;
  /** What follows from what was written in a row. */
  settle?: (values: Form, isGiven: (field: keyof Form) => boolean) => Form;
  rules: (known: Known, item: Item | undefined) => Rules<Form, Output>;
  /** What is read beside a field: whose code it is, so that one that is written wrong and exists is seen. */
  beside?: (values: Form, known: Known) => Readonly<Record<string, string>>;
  /** As a row is told from others. */
  nameOf: (values: Form, texts: Readonly<Record<string, string>>) => string;
  standing: (item: Item) => Standing<Item>;
  add: (written: Output, sending: Sending) => Promise<object>;
  change: (item: Item, written: Output, sending: Sending & { replacing: Replacing }) => Promise<object>;
  /** What the changes mean to people, before they are sent. */
  consequence?: string;
}
