import { type AnswerField, answerFields } from './notation.ts';
import type { Json, Row, Variant } from './shapes.ts';

export interface Entity {
  fields: AnswerField[];
  seeds: Row[];
}

/**
 * The table has the names of its columns in the first line, which may be names that no answer has; rows may also be
 * those of another entity. `others` are the values of the other fields.
 */
export function entity(fields: string, table: string | Row[], others: Row | ((row: Row) => Row) = {}): Entity {
  const parsed = answerFields(fields);
  const own = typeof table === 'string' ? rowsIn(table, parsed) : table;
  return {
    fields: parsed,
    seeds: own.map((row) => ({ ...(typeof others === 'function' ? others(row) : others), ...row })),
  };
}

function rowsIn(table: string, fields: AnswerField[]): Row[] {
  const lines = table.trim().split('\n');
  const [columns = [], ...rows] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const kinds = columns.map((column) => fields.find(({ name }) => name === column)?.kind);
  return rows.map((cells) =>
    Object.fromEntries(columns.map((column, at) => [column, valueIn(cells[at] ?? '', kinds[at])])),
  );
}

function valueIn(cell: string, kind: AnswerField['kind'] | undefined): Json {
  if (['true', 'false', 'null'].includes(cell)) return JSON.parse(cell) as Json;
  if (kind === 'list') return cell === '' ? null : cell.split(', ');
  return kind === 'number' && /^[\d.]+$/.test(cell) ? Number(cell) : cell;
}

function shownValue(value: Json | undefined, { kind }: AnswerField, variant: Variant): Json {
  if (value === undefined) return '';
  if (kind === 'flag') return variant === 'second' ? (value ? '1' : '0') : value;
  if (kind === 'list' && Array.isArray(value)) return variant === 'second' ? value : value.join(', ');
  return kind === 'number' && variant === 'second' && typeof value === 'number' ? String(value) : value;
}

export function answerRow({ fields }: Entity, row: Row, variant: Variant): Row {
  const shown = fields
    .filter(({ sure }) => sure || variant !== 'second')
    .filter(({ kind, name }) => kind !== 'list' || (row[name] ?? null) !== null)
    .map((field): [string, Json] => [
      variant === 'second' ? field.other : field.name,
      shownValue(row[field.name], field, variant),
    ]);
  return Object.fromEntries(shown);
}
