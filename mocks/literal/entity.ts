import { type AnswerField, answerFields } from './notation.ts';
import type { Json, Row, Variant, World } from './shapes.ts';

export interface Entity {
  list: string;
  /** The name of the id, which is the first field. */
  id: string;
  fields: AnswerField[];
  seeds: Row[];
  /** Values that the server itself gives to a new record. */
  fresh: Row;
}

/**
 * The table has the names of its columns in the first line, which may be names that no answer has. `others` are the
 * values of the other fields.
 */
export function entity(
  list: string,
  fields: string,
  table = '',
  others: Row | ((row: Row) => Row) = {},
  fresh: Row = {},
): Entity {
  const parsed = answerFields(fields);
  const seeds = rowsIn(table, parsed).map((row) => ({
    ...(typeof others === 'function' ? others(row) : others),
    ...row,
  }));
  return { list, id: parsed[0]?.name ?? '', fields: parsed, seeds, fresh };
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

export function isOn(value: Json | undefined): boolean {
  return value === true || ['1', 'true', 'TRUE', 'A', 'Y', 'Yes'].includes(String(value));
}

function shownValue(value: Json | undefined, field: AnswerField, variant: Variant): Json {
  if (value === undefined) return '';
  if (field.kind === 'flag') return variant === 'second' ? (isOn(value) ? '1' : '0') : isOn(value);
  if (field.kind === 'list' && Array.isArray(value)) return variant === 'second' ? value : value.join(', ');
  if (field.kind !== 'number') return value;
  if (variant === 'second') return typeof value === 'number' ? String(value) : value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

export function answerRow(of: Entity, row: Row, variant: Variant): Row {
  const answer: Row = {};
  for (const field of of.fields) {
    if (variant === 'second' && !field.sure) continue;
    if (field.kind === 'list' && (row[field.name] ?? null) === null) continue;
    answer[variant === 'second' ? field.other : field.name] = shownValue(row[field.name], field, variant);
  }
  return answer;
}

/** The rows of a list, without the seeded ones in the variant `empty`. */
export function rowsOf(list: string, world: World): Row[] {
  const rows = world.lists.get(list) ?? [];
  return world.variant === 'empty' ? rows.filter((row) => !world.seeded.has(row)) : rows;
}

/** Renames sent fields to the names in the entity's answers, and drops those that the entity does not have. */
export function toOwnNames(of: Entity, sent: Row, renamed: Record<string, string> = {}): Row {
  const row: Row = {};
  for (const [name, value] of Object.entries(sent)) {
    const wanted = (renamed[name] ?? name).toLowerCase();
    const field = of.fields.find((known) => [known.name, known.other].some((own) => own.toLowerCase() === wanted));
    if (field) row[field.name] = value;
  }
  return row;
}

export function addRow(of: Entity, row: Row, world: World): Row {
  const rows = world.lists.get(of.list) ?? [];
  const highest = Math.max(0, ...rows.map((each) => Number(each[of.id]) || 0));
  const complete = { ...of.fresh, ...row, [of.id]: row[of.id] ?? highest + 1 };
  world.lists.set(of.list, [...rows, complete]);
  return complete;
}

export function foundBy(of: Entity, name: string, value: Json | undefined, world: World): Row | undefined {
  return (world.lists.get(of.list) ?? []).find((row) => String(row[name]) === String(value));
}

export function removeRow(of: Entity, row: Row, world: World): void {
  world.lists.set(
    of.list,
    (world.lists.get(of.list) ?? []).filter((each) => each !== row),
  );
}
