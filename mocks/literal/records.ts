// The records of the server, and how it answers them.
import { type Field, fieldsIn } from './notation.ts';
import type { Json, Row, Variant } from './shapes.ts';

export interface Kind {
  fields: Field[];
  seeds: Row[];
}

const KINDS = new Map<string, Kind>();

export function kindOf(name: string): Kind {
  const kind = KINDS.get(name);
  if (!kind) throw new Error(`There are no records ${name}.`);
  return kind;
}

/**
 * Reads a kind of record. The first line has its name, in brackets that of another kind whose rows it has, and the
 * fields that have the same value in all rows, like `path=offers/{recordid}.png` (`{recordid:6}` has six digits, `_` is a
 * space). The lines of its table follow; a column in brackets is in no answer. `computed` are the values of other fields.
 */
export function addKind(lines: string[], computed: (row: Row) => Row = () => ({})): void {
  const [, name = '', of, same = ''] = /^(\w+)(?:\((\w+)\))?:(.*)$/s.exec(lines[0] ?? '') ?? [];
  const [columns = [], ...rows] = lines.slice(1).map((line) => line.split('|').map((cell) => cell.trim()));
  const shown = fieldsIn(columns.filter((column) => !column.startsWith('(')).join(' ')).fields;
  const others = fieldsIn(same).fields;
  const known = columns.map((column) => fieldsIn(column.replace(/[()]/g, '')).fields[0] as Field);
  const own = rows.map(
    (cells): Row => Object.fromEntries(known.map((field, at) => [field.names[0], valueIn(cells[at] ?? '', field)])),
  );
  const seeds = (of === undefined ? own : kindOf(of).seeds).map((row) => ({ ...row, ...computed(row) }));
  const filled = seeds.map((row) => ({
    ...Object.fromEntries(others.map((field) => [field.names[0], sameValue(field, row)])),
    ...row,
  }));
  KINDS.set(name, { fields: [...shown, ...others], seeds: filled });
}

function valueIn(cell: string, { mark }: Field): Json {
  if (['true', 'false', 'null'].includes(cell)) return JSON.parse(cell) as Json;
  if (mark === '*') return cell === '' ? null : cell.split(', ');
  return mark === '#' && /^[\d.]+$/.test(cell) ? Number(cell) : cell;
}

function sameValue(field: Field, row: Row): Json {
  const text = field.values.join('|');
  const whole = /^\{(\w+)\}$/.exec(text)?.[1];
  if (whole !== undefined) return row[whole] ?? '';
  const filled = text.split(/(\{\w+(?::\d)?\})/).map((part) => {
    const [, name, digits = '0'] = /^\{(\w+)(?::(\d))?\}$/.exec(part) ?? [];
    return name === undefined ? part.replaceAll('_', ' ') : String(row[name]).padStart(Number(digits), '0');
  });
  return valueIn(filled.join(''), field);
}

function shownValue(value: Json | undefined, { mark }: Field, variant: Variant): Json {
  if (value === undefined) return '';
  if (mark === '!') return variant === 'second' ? (value ? '1' : '0') : value;
  if (mark === '*' && Array.isArray(value)) return variant === 'second' ? value : value.join(', ');
  return mark === '#' && variant === 'second' && typeof value === 'number' ? String(value) : value;
}

export function answerRow({ fields }: Kind, row: Row, variant: Variant): Row {
  const shown = fields
    .filter(({ sure }) => sure || variant !== 'second')
    .filter(({ mark, names: [name = ''] }) => mark !== '*' || (row[name] ?? null) !== null)
    .map((field): [string, Json] => {
      const [name = '', other = name] = field.names;
      return [variant === 'second' ? other : name, shownValue(row[name], field, variant)];
    });
  return Object.fromEntries(shown);
}

export function rowsFor(name: string, variant: Variant, isListed: (row: Row) => boolean = () => true): Row[] {
  const kind = kindOf(name);
  return variant === 'empty' ? [] : kind.seeds.filter(isListed).map((row) => answerRow(kind, row, variant));
}
