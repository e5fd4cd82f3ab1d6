// The differences between two states as JSON that a person can read and commit, and how to apply them. The fields that
// describe changes of lists and maps begin with `$`, which no field of the contract does.

/**
 * The kinds of values in a state. `other` values (functions, class instances) are shared by all worlds or are not part
 * of the state.
 */
type Kind = 'value' | 'bytes' | 'list' | 'map' | 'record' | 'other';
type Fields = Record<string, unknown>;

interface ListDifference {
  /** The field that identifies the records. */
  $by: string;
  /** By index in the new list. */
  $added?: Fields;
  $changed?: Fields;
  $removed?: string[];
  /** All records of the new list; only set when the remaining ones are in a different order. */
  $order?: string[];
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'function') return 'other';
  if (value === null || typeof value !== 'object') return 'value';
  if (value instanceof Uint8Array) return 'bytes';
  if (Array.isArray(value)) return 'list';
  if (value instanceof Map) return 'map';
  return Object.getPrototypeOf(value) === Object.prototype ? 'record' : 'other';
}

export const isRecord = (value: unknown): value is Fields => kindOf(value) === 'record';
const isBytes = (value: unknown): value is Uint8Array => value instanceof Uint8Array;

/** Converts a value to JSON. */
function toJson(value: unknown): unknown {
  if (isBytes(value)) return { $bytes: Buffer.from(value).toString('base64') };
  if (value instanceof Map) return { $map: [...value].map(([key, each]) => [key, toJson(each)]) };
  if (Array.isArray(value)) return value.map(toJson);
  if (isRecord(value)) return Object.fromEntries(fieldsOf(value).map(([name, each]) => [name, toJson(each)]));
  if (kindOf(value) === 'other') throw new Error('A state holds what cannot be written down.');
  return value;
}

/** Converts the JSON back to the value. */
function fromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(fromJson);
  if (!isRecord(json)) return json;
  if (typeof json.$bytes === 'string') return Buffer.from(json.$bytes, 'base64');
  if (Array.isArray(json.$map)) return new Map(json.$map.map(([key, each]) => [key, fromJson(each)]));
  return Object.fromEntries(Object.entries(json).map(([name, each]) => [name, fromJson(each)]));
}

const fieldsOf = (record: Fields) => Object.entries(record).filter(([, value]) => value !== undefined);

/** Returns undefined when there is no difference. */
export function differenceOf(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return undefined;
  const kind = kindOf(after);
  // `other` values may differ between worlds although nobody has changed them.
  if (kind === 'other') return undefined;
  if (kindOf(before) !== kind) return kindOf(before) === 'value' ? toJson(after) : { $is: toJson(after) };
  if (isBytes(before) && isBytes(after)) return Buffer.from(before).equals(after) ? undefined : toJson(after);
  if (before instanceof Map && after instanceof Map) return mapDifference(before, after);
  if (Array.isArray(before) && Array.isArray(after)) return listDifference(before, after);
  if (isRecord(before) && isRecord(after)) return recordDifference(before, after);
  return after;
}

const orNothing = (difference: object) => (Object.keys(difference).length > 0 ? difference : undefined);
const ifAny = <Key extends string, Value extends object>(name: Key, value: Value) =>
  Object.keys(value).length > 0 ? { [name]: value } : {};

function recordDifference(before: Fields, after: Fields) {
  const changed = fieldsOf(after).flatMap(([name, value]) => {
    const difference = before[name] === undefined ? toJson(value) : differenceOf(before[name], value);
    return difference === undefined ? [] : [[name, difference] as const];
  });
  const removed = fieldsOf(before).flatMap(([name]) => (after[name] === undefined ? [name] : []));
  return orNothing({ ...Object.fromEntries(changed), ...ifAny('$removed', removed) });
}

/** Entries are a list of pairs because the keys may be numbers, which they could not be as names of JSON fields. */
function mapDifference(before: Map<unknown, unknown>, after: Map<unknown, unknown>) {
  const changed = [...after].flatMap(([key, value]) => {
    const difference = before.has(key) ? differenceOf(before.get(key), value) : toJson(value);
    return difference === undefined ? [] : [[key, difference]];
  });
  const removed = [...before.keys()].filter((key) => !after.has(key));
  return orNothing({ ...ifAny('$entries', changed), ...ifAny('$removed', removed) });
}

function listDifference(before: unknown[], after: unknown[]) {
  const isSame = (at: number) => differenceOf(before[at], after[at]) === undefined;
  if (before.length === after.length && after.every((_, at) => isSame(at))) return undefined;
  const key = keyOf(before, after);
  return key === undefined ? { $all: toJson(after) } : keyedListDifference(before as Fields[], after as Fields[], key);
}

/** A field that identifies every record in both lists; fields whose names end in `id` are tried first. */
function keyOf(before: unknown[], after: unknown[]): string | undefined {
  const [first] = after.length > 0 ? after : before;
  if (!isRecord(first) || !before.every(isRecord) || !after.every(isRecord)) return undefined;
  const names = Object.keys(first);
  const ids = names.filter((name) => /id$/i.test(name));
  return [...ids, ...names].find((name) => areUnique(before, name) && areUnique(after, name));
}

const areUnique = (list: Fields[], name: string) =>
  list.every((record) => ['string', 'number'].includes(typeof record[name])) &&
  new Set(list.map((record) => String(record[name]))).size === list.length;

function keyedListDifference(before: Fields[], after: Fields[], $by: string): ListDifference {
  const nameOf = (record: Fields) => String(record[$by]);
  const old = new Map(before.map((record) => [nameOf(record), record]));
  const names = after.map(nameOf);
  const known = new Set(names);
  const added: Fields = {};
  const changed: Fields = {};
  after.forEach((record, at) => {
    const name = nameOf(record);
    const before = old.get(name);
    if (!before) added[at] = toJson(record);
    const difference = before && differenceOf(before, record);
    if (difference !== undefined) changed[name] = difference;
  });
  const stayed = [...old.keys()].filter((name) => known.has(name));
  const isMoved = names.filter((name) => old.has(name)).some((name, at) => stayed[at] !== name);
  return {
    $by,
    ...ifAny('$added', added),
    ...ifAny('$changed', changed),
    ...ifAny(
      '$removed',
      [...old.keys()].filter((name) => !known.has(name)),
    ),
    ...(isMoved && { $order: names }),
  };
}

/** Thrown when a difference refers to a record that the state no longer has, because the seed has changed since. */
export class StaleDifferenceError extends Error {}

/**
 * Applies a difference. It changes the existing objects in place, because other code may hold references to them. `at`
 * names the part of the state for the error message.
 */
export function applyDifference(before: unknown, difference: unknown, at: string): unknown {
  if (!isRecord(difference) || kindOf(before) === 'value') return fromJson(difference);
  if (difference.$is !== undefined) return fromJson(difference.$is);
  if (before instanceof Map) return applyToEntries(before, difference, at);
  if (Array.isArray(before)) return applyToRecords(before, difference, at);
  return isRecord(before) ? applyToFields(before, difference, at) : fromJson(difference);
}

function applyToFields(before: Fields, { $removed, ...changed }: Fields, at: string): Fields {
  for (const [name, difference] of Object.entries(changed)) {
    const known = Object.hasOwn(before, name) ? before[name] : undefined;
    before[name] = known === undefined ? fromJson(difference) : applyDifference(known, difference, `${at}.${name}`);
  }
  for (const name of listOf($removed)) delete before[String(name)];
  return before;
}

function applyToEntries(before: Map<unknown, unknown>, { $entries, $removed }: Fields, at: string) {
  for (const entry of listOf($entries)) {
    const [key, difference] = listOf(entry);
    const value = before.has(key) ? applyDifference(before.get(key), difference, `${at}.${key}`) : fromJson(difference);
    before.set(key, value);
  }
  for (const key of listOf($removed)) before.delete(key);
  return before;
}

function applyToRecords(before: unknown[], difference: Fields, at: string): unknown[] {
  const afterwards = Array.isArray(difference.$all) ? difference.$all.map(fromJson) : merged(before, difference, at);
  before.length = 0;
  for (const each of afterwards) before.push(each);
  return before;
}

function merged(before: unknown[], difference: Fields, at: string): unknown[] {
  const { $by, $added, $changed, $removed, $order } = difference;
  const nameOf = (each: unknown) => String(isRecord(each) ? each[String($by)] : undefined);
  const old = new Map(before.map((each) => [nameOf(each), each]));
  const removed = new Set(listOf($removed).map(String));
  const changed = Object.entries(isRecord($changed) ? $changed : {});
  const missing = [...removed, ...changed.map(([name]) => name)].find((name) => !old.has(name));
  if (missing !== undefined) throw new StaleDifferenceError(`In '${at}' nothing has the ${$by} '${missing}' now.`);
  for (const [name, difference] of changed) old.set(name, applyDifference(old.get(name), difference, `${at}.${name}`));
  const list = [...old].flatMap(([name, each]) => (removed.has(name) ? [] : [each]));
  const added = Object.entries(isRecord($added) ? $added : {}).sort(([one], [other]) => Number(one) - Number(other));
  for (const [place, each] of added) list.splice(Number(place), 0, fromJson(each));
  if (!Array.isArray($order)) return list;
  const places = new Map($order.map((name, place) => [String(name), place]));
  return list.sort((one, other) => (places.get(nameOf(one)) ?? 0) - (places.get(nameOf(other)) ?? 0));
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
