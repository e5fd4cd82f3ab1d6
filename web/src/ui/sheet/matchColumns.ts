// Finds the columns of a sheet by their names, in any order, ignoring case, accents, spaces and punctuation.
import { foldedText } from '@/ui/texts/words';
import type { Grid, GridRow } from './grid';

export interface SheetFieldNames {
  /** The field's name in the contract. */
  name: string;
  heading: string;
  synonyms?: readonly string[] | undefined;
}

/** The column index of each field, by field name; fields without a column are left out. */
export type Columns = Readonly<Record<string, number>>;

const plain = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, heading, synonyms = [] }: SheetFieldNames) => [heading, name, ...synonyms].map(plain);

/** All fields are matched by heading before any is matched by another name; no column is used for two fields. */
export function matchColumns(headings: readonly string[], fields: readonly SheetFieldNames[]): Columns {
  const written = headings.map(plain);
  const found: Record<string, number> = {};
  const taken = new Set<number>();
  const most = Math.max(0, ...fields.map((field) => namesOf(field).length));
  for (let turn = 0; turn < most; turn += 1) {
    for (const field of fields) {
      const wanted = namesOf(field)[turn];
      if (!wanted || field.name in found) continue;
      const at = written.findIndex((text, place) => text === wanted && !taken.has(place));
      if (at < 0) continue;
      found[field.name] = at;
      taken.add(at);
    }
  }
  return found;
}

/** Columns named like a field that is read from another column; their content is ignored. */
export function unreadDuplicates(
  headings: readonly string[],
  fields: readonly SheetFieldNames[],
  columns: Columns,
): number[] {
  const taken = new Set(Object.values(columns));
  const names = new Set(fields.filter(({ name }) => name in columns).flatMap(namesOf));
  return headings.flatMap((text, at) => (!taken.has(at) && text.trim() !== '' && names.has(plain(text)) ? [at] : []));
}

/** The headings are looked for in this many rows, because titles, dates or authors may stand above them. */
const HEADINGS_WITHIN = 10;

/** The row that names the most fields, and the columns found in it; no headings when no row names any. */
export function findHeadings(
  { rows }: Grid,
  fields: readonly SheetFieldNames[],
): { headings: GridRow | undefined; columns: Columns } {
  let best: { headings: GridRow | undefined; columns: Columns } = { headings: undefined, columns: {} };
  for (const headings of rows.slice(0, HEADINGS_WITHIN)) {
    const columns = matchColumns(headings.cells, fields);
    if (Object.keys(columns).length > Object.keys(best.columns).length) best = { headings, columns };
  }
  return best;
}

/** The column's name in a spreadsheet: A, B, … Z, AA. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
