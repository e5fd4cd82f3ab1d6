// What one process hands over of a state to the next one, in which it may be seeded in another way: what somebody has changed since
// it was seeded. All else is as the new process seeds it, so that whoever writes a seed sees it.
import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';

export interface HandedState {
  /** The fields that somebody has changed. */
  changed: Uint8Array;
  /** What each of these was made of when it was seeded. */
  shapes: Record<string, string | undefined>;
}

type Fields = Record<string, unknown>;

/** `seeded` is the same state as it would be had nobody changed it. Undefined where it holds what no other process can have. */
export function handedState(state: Fields, seeded: Fields): HandedState | undefined {
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

/** False where what was changed is made of something else now: then the state stays as it was seeded. */
export function takenOver(state: Fields, { changed, shapes }: HandedState): boolean {
  if (Object.keys(shapes).some((name) => shapeOfField(state, name) !== shapes[name])) return false;
  Object.assign(state, deserialize(changed));
  return true;
}

/** What has behaviour of its own, such as a day's register, is what the seed makes: the new process has its own one. */
export function isData(value: unknown): boolean {
  if (typeof value === 'function') return false;
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return true;
  const prototype = Object.getPrototypeOf(value);
  return [null, Object.prototype, Array.prototype, Map.prototype, Set.prototype, Date.prototype].includes(prototype);
}

const shapeOfField = (fields: Fields, name: string) => (name in fields ? shapeOf(fields[name]) : undefined);

/** Of very many records the first tell. */
const LOOKED_AT = 200;

/** What a value is made of, whatever it says: the kinds of its fields, and of a list those of all its records. */
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
  const looked = values.slice(0, LOOKED_AT);
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
