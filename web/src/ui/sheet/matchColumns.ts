// Finds a sheet's columns by their names: neither case nor accents, spaces and signs nor their order matter.
import { foldedText } from '@/ui/texts/words';
import type { Grid, GridRow } from './grid';

export interface Named {
  /** Of the field. */
  name: string;
  heading: string;
  synonyms?: readonly string[] | undefined;
}

/** Which column each field is read from, by the field's name; of others there is none. */
export type Columns = Readonly<Record<string, number>>;

const plain = (text: string) => foldedText(text).replace(/[^\p{L}\p{N}]/gu, '');

const namesOf = ({ name, heading, synonyms = [] }: Named) => [heading, name, ...synonyms].map(plain);

/** A field's heading is looked for before its other names; no column is of two fields. */
export function matchColumns(headings: readonly string[], fields: readonly Named[]): Columns {
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

/** Columns that are called as a field of which another column is taken: what stands in them is not read. */
export function unreadDoubles(headings: readonly string[], fields: readonly Named[], columns: Columns): number[] {
  const taken = new Set(Object.values(columns));
  const names = new Set(fields.filter(({ name }) => name in columns).flatMap(namesOf));
  return headings.flatMap((text, at) => (!taken.has(at) && text.trim() !== '' && names.has(plain(text)) ? [at] : []));
}

/** So many rows may stand above the headings: titles, dates, who made it. */
const HEADINGS_WITHIN = 10;

/** The row that names the most fields, with what it names; where none names any, none is. */
export function findHeadings(
  { rows }: Grid,
  fields: readonly Named[],
): { headings: GridRow | undefined; columns: Columns } {
  let best: { headings: GridRow | undefined; columns: Columns } = { headings: undefined, columns: {} };
  for (const headings of rows.slice(0, HEADINGS_WITHIN)) {
    const columns = matchColumns(headings.cells, fields);
    if (Object.keys(columns).length > Object.keys(best.columns).length) best = { headings, columns };
  }
  return best;
}

/** As spreadsheets name a column: A, B, … Z, AA. */
export function letterOf(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? letterOf(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
