// What each thing of a new area is called in its files, and what its seeds and its people say.
import type { Field, Wanted } from './wanted';
import { camelOf, oneOf, pascalOf, sentenceOf, titleOf } from './words';

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
const FIRST_DAY = Date.UTC(2026, 11, 1);
const DAY_MS = 24 * 60 * 60_000;

export type Called = ReturnType<typeof calledIn>;

export function calledIn(wanted: Wanted) {
  const { area, one, many, fields } = wanted;
  const [nameField] = fields;
  const One = pascalOf(one);
  const Many = pascalOf(many);
  const Sentence = sentenceOf(one);
  return {
    ...wanted,
    nameField,
    /** In a sentence: `a bank holiday`. */
    aOne: oneOf(one),
    One,
    Many,
    /** On a button. */
    Named: titleOf(one),
    /** Variables. */
    record: camelOf(one),
    records: camelOf(many),
    Schema: One,
    /** Of a field, in the contract; the files of all areas are joined, so that it says which area it is of. */
    schemaName: ({ label }: Field) => `${One}${pascalOf(label)}`,
    operations: [`list${Many}`, `add${One}`, `update${One}`, `delete${One}`],
    power: `${camelOf(one)}Keepers`,
    /** What a choice can be, in the rules. */
    optionsOf: ({ name }: Field) => `${name.toUpperCase()}S`,
    rows: ORDINALS.map((ordinal, at) =>
      fields.map((field) => sampleOf(field, { one, ordinal, at, isName: field === nameField })),
    ),
    serverSays: {
      TAKEN: `${Sentence} already exists.`,
      UNKNOWN: `${Sentence} does not exist.`,
      SAVED: `${Sentence} has been saved.`,
      DELETED: `${Sentence} has been deleted.`,
    },
    consoleSays: {
      added: `New ${one} has been added.`,
      updated: `${Sentence} has been changed.`,
      deleted: `${Sentence} has been deleted.`,
      missing: ({ label }: Field) => `${label} is required.`,
      noNumber: ({ label }: Field) => `${label} is a number of six digits at most.`,
      noRecords: `No ${many}`,
    },
    help: `web/src/areas/${area}/help.ts`,
  };
}

interface Place {
  one: string;
  ordinal: string;
  at: number;
  isName: boolean;
}

/** What the seeds have in a field until somebody writes something better. */
function sampleOf({ label, kind, choices }: Field, { one, ordinal, at, isName }: Place): string | number {
  if (kind === 'day') return new Date(FIRST_DAY + at * DAY_MS).toISOString().slice(0, 10);
  if (kind === 'number') return at + 1;
  if (kind === 'choice') return choices[at % choices.length]?.value ?? '';
  return isName ? `${sentenceOf(ordinal)} ${one}` : `${label} of the ${ordinal}`;
}
