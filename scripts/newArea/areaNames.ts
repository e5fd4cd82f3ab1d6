// The names of everything in a new area's files, and the texts of its seeds, its server and its console.
import type { Field, Wanted } from './description';
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

export type AreaNames = ReturnType<typeof namesFor>;

export function namesFor(wanted: Wanted) {
  const { area, one, many, fields } = wanted;
  const [nameField] = fields;
  const One = pascalOf(one);
  const Many = pascalOf(many);
  const Sentence = sentenceOf(one);
  return {
    ...wanted,
    nameField,
    /** With its article, as in `a bank holiday`. */
    aOne: oneOf(one),
    One,
    Many,
    /** As on a button. */
    Named: titleOf(one),
    /** Names of variables. */
    record: camelOf(one),
    records: camelOf(many),
    Schema: One,
    /**
     * The name of a field's schema. It begins with the record's name, because the schemas of all areas share one
     * namespace.
     */
    schemaName: ({ label }: Field) => `${One}${pascalOf(label)}`,
    operations: [`list${Many}`, `add${One}`, `update${One}`, `delete${One}`],
    power: `${camelOf(one)}Keepers`,
    /** The constant with the options of a choice, in the rules. */
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

/** A sample value for the seeds, until the developer writes better ones. */
function sampleOf({ label, kind, choices }: Field, { one, ordinal, at, isName }: Place): string | number {
  if (kind === 'day') return new Date(FIRST_DAY + at * DAY_MS).toISOString().slice(0, 10);
  if (kind === 'number') return at + 1;
  if (kind === 'choice') return choices[at % choices.length]?.value ?? '';
  return isName ? `${sentenceOf(ordinal)} ${one}` : `${label} of the ${ordinal}`;
}
