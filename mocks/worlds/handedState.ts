// Hands a state over to the next process, whose seeds may differ. Only fields that have changed since seeding are
// handed over; the new process seeds all others, so that an edited seed takes effect.
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';

export interface HandedState {
  /** The fields that have changed since seeding. */
  changed: Uint8Array;
  /** The shape that each of these fields had when it was seeded. */
  shapes: Record<string, string | undefined>;
}

type Fields = Record<string, unknown>;

/**
 * `seeded` is the same state without changes. Returns undefined when the state holds something that cannot be
 * serialized.
 */
export function changedState(state: Fields, seeded: Fields): HandedState | undefined {
  const names = Object.keys(state).filter(
    (name) => isData(state[name]) && !isDeepStrictEqual(state[name], seeded[name]),
  );
  const fieldsOf = (values: Fields) => Object.fromEntries(names.map((name) => [name, values[name]]));
  try {
    const shapes = Object.fromEntries(names.map((name) => [name, shapeOfField(seeded, name)]));
    return { changed: serialize(fieldsOf(state)), shapes };
  } catch {
    return undefined;
  }
}

/** Returns false when the seed now gives a changed field another shape: then the state stays as it was seeded. */
export function takeOverChanges(state: Fields, { changed, shapes }: HandedState): boolean {
  if (Object.keys(shapes).some((name) => shapeOfField(state, name) !== shapes[name])) return false;
  Object.assign(state, deserialize(changed));
  return true;
}

/** False for objects with behaviour, such as the register of a day: the seed of the new process makes its own. */
export function isData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return [null, Object.prototype, Array.prototype, Map.prototype, Set.prototype, Date.prototype].includes(prototype);
}

const shapeOfField = (fields: Fields, name: string) => (name in fields ? shapeOf(fields[name]) : undefined);

/** Long lists are judged by their first records. */
const RECORDS_CHECKED = 200;

/**
 * Describes the types of a value without its contents: the types of its fields, and for a list those of its records.
 */
function shapeOf(value: unknown): string {
  if (value === null) return 'null';
  if (typeof value !== 'object') return typeof value;
  if (ArrayBuffer.isView(value)) return 'bytes';
  if (Array.isArray(value)) return `[${shapeOfAll(value)}]`;
  if (value instanceof Map) return `Map(${shapeOfAll([...value.values()])})`;
  if (value instanceof Set) return `Set(${shapeOfAll([...value])})`;
  return isData(value) ? shapeOfAll([value]) : 'made';
}

function shapeOfAll(values: unknown[]): string {
  const looked = values.slice(0, RECORDS_CHECKED);
  const records = looked.filter((value) => isRecord(value));
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))].sort();
  const fields = names.map((name) => `${name}: ${kindsIn(records.map((record) => shapeOfField(record, name)))}`);
  const others = looked.filter((value) => !isRecord(value)).map(shapeOf);
  return kindsIn([...others, records.length > 0 ? `{ ${fields.join(', ')} }` : undefined]);
}

const kindsIn = (shapes: (string | undefined)[]) =>
  [...new Set(shapes)]
    .filter((shape) => shape !== undefined)
    .sort()
    .join(' | ');

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && [null, Object.prototype].includes(Object.getPrototypeOf(value));
