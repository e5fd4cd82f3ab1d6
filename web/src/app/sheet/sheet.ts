// Turns an area's sheet declaration into the untyped interface that the dialog uses.
import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from '@/api/answer';
import { inSlices } from '@/ui/browser/timeSlices';
import { fieldMessageOf, judge as judgedBy } from '@/ui/saving/fieldRules';
import type { SheetFieldNames } from '@/ui/sheet/matchColumns';
import type { Things } from '@/ui/texts/counts';
import type { replaceUnchanged } from '../saving/replaceUnchanged';
import { oneLine } from './cellReaders';
import type { CurrentUser, DeclaredSheet, Sending, SheetField, SheetLookup } from './sheetDeclaration';

/** The texts of a row by field name; fields without a column are left out. */
export type Cells = Readonly<Record<string, string>>;

export type RowVerdict = 'new' | 'changed' | 'same' | 'refused';

interface FieldMessage {
  /** The field's name. */
  field: string;
  message: string;
}

export interface Change {
  field: string;
  from: string;
  to: string;
}

/** What is needed to compare and save records. */
export interface SaveContext {
  sending: Sending;
  signal: AbortSignal;
  /** Shared by all rows, so that they share reads of the list. */
  replaceEach: typeof replaceUnchanged;
}

export interface Judgement {
  outcome: RowVerdict;
  key: string;
  name: string;
  problems: readonly FieldMessage[];
  warnings: readonly FieldMessage[];
  changes: readonly Change[];
  /** Information shown beside fields, by field name. */
  beside?: Readonly<Record<string, string>> | undefined;
  /** For new rows: default values that are sent although no cell states them. */
  begins?: readonly string[];
  /** Set for new and changed rows. */
  send?: (context: SaveContext) => Promise<object>;
}

export type Judge = (cells: Cells) => Judgement;

export interface SheetColumn extends SheetFieldNames {
  width?: number | undefined;
  maxLength?: number | undefined;
  choices?: readonly string[] | undefined;
}

export interface Sheet {
  things: Things;
  fileName: string;
  columns: readonly SheetColumn[];
  consequence: string | undefined;
  refresh: QueryKey;
  /** Reads the current list and returns the function that judges a row. */
  look: (looking: SheetLookup) => Promise<Judge>;
}

export type { CurrentUser, SheetLookup };

const ERROR = /^#(N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!)$/;
const errorIn = (text: string) => `The sheet has the error ${text} here.`;
const SEVERAL = 'Several entries match. Change the right one in the list.';
const NO_LONGER = 'It cannot be saved with these values.';
const tooLong = (most: number, length: number) => `Enter at most ${most} characters (now ${length}).`;

const same = (one: unknown, other: unknown) => String(one).trim() === String(other).trim();

export function defineSheet<Form extends object, Output extends object, Item extends object, Known>(
  declared: DeclaredSheet<Form, Output, Item, Known>,
): Sheet {
  const { fields, things, fileName, consequence, keyOf, valuesOf, begins = (values) => values } = declared;

  const textOf = (field: SheetField<Form, Known>, values: object): string => {
    const value = (values as Record<string, unknown>)[field.name];
    return field.text ? (field.text as (value: unknown) => string)(value) : String(value ?? '');
  };

  /** An empty cell keeps the field's value. */
  const read = (cells: Cells, start: Form, known: Known) => {
    let values = start;
    const problems: FieldMessage[] = [];
    const used = new Set<string>();
    for (const field of fields) {
      const { name, maxLength } = field;
      const text = cells[name]?.trim() ?? '';
      if (text === '') continue;
      used.add(name);
      const meaning = ERROR.test(text)
        ? { problem: errorIn(text) }
        : field.read
          ? field.read(text, { known, values })
          : { value: oneLine(text) };
      if ('problem' in meaning) problems.push({ field: name, message: meaning.problem });
      else {
        values = { ...values, [name]: meaning.value };
        const { length } = textOf(field, values);
        if (maxLength !== undefined && length > maxLength)
          problems.push({ field: name, message: tooLong(maxLength, length) });
      }
    }
    if (declared.settle) values = declared.settle(values, (field) => used.has(String(field)));
    return { values, problems };
  };

  /** Reports the first error of each field; warnings do not refuse the row. */
  const ruled = (rules: ReturnType<typeof declared.rules>, values: Form, before: readonly FieldMessage[]) => {
    const isTold = () => false;
    const first = judgedBy(rules, values, { isSaving: true, isTold });
    if ('output' in first) return { output: first.output, problems: [], warnings: [] };
    const isWrongAlready = (field: string) => before.some((message) => message.field === field);
    const message = Object.entries(first.errors).map(([field, error]) => ({
      field,
      ...fieldMessageOf(error as never),
    }));
    const messages = (of: 'error' | 'warning') =>
      message.flatMap((each) => {
        const message = (each as { error?: string; warning?: string })[of];
        return message !== undefined && !isWrongAlready(each.field) ? [{ field: each.field, message }] : [];
      });
    const problems = messages('error');
    const anyway = judgedBy(rules, values, { isSaving: true, isTold: () => true });
    return { output: 'output' in anyway ? anyway.output : undefined, problems, warnings: messages('warning') };
  };

  const changesOf = (item: Item, output: Output): Change[] => {
    const before = valuesOf(item);
    const after = { ...before, ...output };
    return fields.flatMap((field) => {
      const [from, to] = [textOf(field, before), textOf(field, after)];
      return same(from, to) ? [] : [{ field: field.name, from, to }];
    });
  };

  const beginsOf = (cells: Cells, output: Output): string[] =>
    fields.flatMap((field) => {
      if (cells[field.name]?.trim()) return [];
      const text = textOf(field, output);
      return text === '' ? [] : [`${field.heading} ${text}`];
    });

  /** Compared as shown to people, so that another spelling of the same value is no change. */
  const textsOf = (item: Item) => {
    const values = valuesOf(item);
    return fields.map((field) => textOf(field, values).trim());
  };
  /**
   * Reads the row again over the current record, so that fields which the row does not mention keep a colleague's
   * changes.
   */
  const change = (item: Item, cells: Cells, known: Known, { sending, signal, replaceEach }: SaveContext) => {
    const source = declared.sourceOf(item);
    const each = replaceEach({ ...source, valuesOf: textsOf });
    return each(source.idOf(item), textsOf(item), signal, async (now, compared) => {
      const { values, problems } = read(cells, begins(valuesOf(now)), known);
      const { output, problems: more } = ruled(declared.rules(known, item), values, problems);
      const [wrong] = [...problems, ...more];
      if (wrong || !output) throw new ApiError('refused', wrong?.message ?? NO_LONGER);
      return declared.change(now, output, { ...sending, checked: { ...sending.checked, ...compared } });
    });
  };

  /** Built in time slices, because there may be a hundred thousand records; null where several have the same key. */
  const byKey = async (known: Known, signal: AbortSignal) => {
    const items = new Map<string, Item | null>();
    const slices = inSlices(signal);
    for (const item of declared.itemsOf(known)) {
      const key = declared.keyOfItem(item);
      items.set(key, items.has(key) ? null : item);
      if (slices.isOver()) await slices.pause();
    }
    return items;
  };

  const judgeBy =
    (known: Known, items: ReadonlyMap<string, Item | null>): Judge =>
    (cells) => {
      const fresh = read(cells, valuesOf(undefined), known);
      const key = keyOf(fresh.values);
      const existing = key === '' ? undefined : items.get(key);
      if (existing === null) fresh.problems.push({ field: '', message: SEVERAL });
      const item = existing ?? undefined;
      const { values, problems } = item ? read(cells, begins(valuesOf(item)), known) : fresh;
      const judged = ruled(declared.rules(known, item), values, problems);
      const judgement = {
        key,
        name: declared.nameOf(values, cells),
        problems: [...problems, ...judged.problems],
        warnings: judged.warnings,
        beside: declared.beside?.(values, known),
      };
      const { output } = judged;
      if (judgement.problems.length > 0 || !output) return { ...judgement, outcome: 'refused', changes: [] };
      if (!item)
        return {
          ...judgement,
          outcome: 'new',
          changes: [],
          begins: beginsOf(cells, output),
          send: ({ sending }) => declared.add(output, sending),
        };
      const changes = changesOf(item, output);
      if (changes.length === 0) return { ...judgement, outcome: 'same', warnings: [], changes };
      return { ...judgement, outcome: 'changed', changes, send: (context) => change(item, cells, known, context) };
    };

  return {
    things,
    fileName,
    consequence,
    refresh: declared.refresh,
    columns: fields.map(({ name, heading, synonyms, width, maxLength, choices }) => ({
      name,
      heading,
      synonyms,
      width,
      maxLength,
      choices,
    })),
    look: async (looking) => {
      const known = await declared.load(looking);
      return judgeBy(known, await byKey(known, looking.signal));
    },
  };
}
