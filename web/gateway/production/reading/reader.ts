// Reads what a server says into the one form that the contract has for it: field by field, guided by the schema. What it cannot read
// stays as it is, for the check of answers to refuse.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closed';
import { fits } from './fits';
import { isObject, neededBy, propertiesOf } from './parts';
import { formsOf } from './scalars';

export type Reader = (value: unknown) => unknown;

interface Field {
  read: Reader;
  /** Whether a value is none of those that the contract has here. */
  isOdd: (value: unknown) => boolean;
  /** What else a server may call it (`x-also-called`). */
  others: string[];
  /** What it is where a server does not say it; undefined where that is not known. */
  unsaid: unknown;
  isNeeded: boolean;
}

/**
 * Of alternatives each has its say. Of a row, what may be null is null where a server does not say it; of an answer as a whole nobody
 * can tell so whether it is one.
 */
export function readerOf(schemas: AnySchemaObject[], isRow = false): Reader {
  const parts = schemas.flatMap(partsOf);
  const fields = fieldsIn(schemas, isRow);
  const items = parts.flatMap(({ items: each }) => each ?? []);
  const others = parts.flatMap(({ additionalProperties: rest }) => (typeof rest === 'object' ? [rest] : []));
  const isList = items.length > 0;
  const isRecord = fields.size > 0 || others.length > 0;
  if (!isList && !isRecord) return scalarReader(schemas);
  const readItem = isList ? entryReader(items) : undefined;
  const readOther = others.length > 0 ? readerOf(others) : undefined;
  const readRecord = (value: object) => recordIn(value, fields, readOther);

  return (value) => {
    if (Array.isArray(value)) {
      if (readItem) return value.map(readItem);
      // What an answer as a whole is, the envelope says: whether something was done is in no list.
      if (!isRow) return value;
      return value.length === 1 && isObject(value[0]) ? readRecord(value[0]) : value.length === 0 ? null : value;
    }
    // Of a list of texts, one that is written as a whole is one.
    if (!isObject(value)) return readItem && typeof value === 'string' && value !== '' ? [readItem(value)] : value;
    if (isRecord) return readRecord(value);
    return readItem ? [readItem(value)] : value;
  };
}

/** Of rows with one text each, a server may list the texts alone. */
function entryReader(items: AnySchemaObject[]): Reader {
  const read = readerOf(items, true);
  const [only, ...more] = neededBy(...items);
  return (value) =>
    typeof value === 'string' && only !== undefined && more.length === 0 ? { [only]: value } : read(value);
}

function scalarReader(schemas: AnySchemaObject[]): Reader {
  const any = { anyOf: schemas };
  return (value) => {
    if (fits(any, value)) return value;
    for (const form of formsOf(value, schemas)) if (fits(any, form)) return form;
    return value;
  };
}

function fieldsIn(schemas: AnySchemaObject[], isRow: boolean): Map<string, Field> {
  const needed = neededBy(...schemas);
  return new Map(
    [...propertiesOf(...schemas)].map(([name, own]) => [name, fieldOf(own, needed.includes(name), isRow)]),
  );
}

function fieldOf(schemas: AnySchemaObject[], isNeeded: boolean, isRow: boolean): Field {
  const any = { anyOf: schemas };
  const parts = schemas.flatMap(partsOf);
  return {
    read: readerOf(schemas, true),
    isOdd: (value) => !fits(any, value),
    others: schemas.flatMap((schema) => schema['x-also-called'] ?? []),
    unsaid:
      parts.find((part) => part.default !== undefined)?.default ??
      (isNeeded && isRow && fits(any, null) ? null : undefined),
    isNeeded,
  };
}

function recordIn(value: object, fields: ReadonlyMap<string, Field>, readOther: Reader | undefined): object {
  const said = new Map<string, unknown>(Object.entries(value));
  const read = new Map<string, unknown>();
  const used = new Set<string>();
  for (const [name, field] of fields) {
    const theirs = nameOf(name, field, said, fields);
    if (theirs !== undefined) used.add(theirs);
    const found = theirs === undefined ? undefined : field.read(said.get(theirs));
    if (found !== undefined && !isNothing(found, field)) read.set(name, found);
    else if (field.unsaid !== undefined) read.set(name, field.unsaid);
    else if (found !== undefined && field.isNeeded) read.set(name, found);
  }
  for (const [name, other] of said) {
    if (!used.has(name) && !read.has(name)) read.set(name, readOther ? readOther(other) : other);
  }
  return Object.fromEntries(read);
}

/** An empty text, or null, where nothing of the kind can stand, says nothing. */
const isNothing = (value: unknown, { isOdd }: Field) => (value === '' || value === null) && isOdd(value);

/** Its own name before any other, and letter by letter before capitals that differ. */
function nameOf(
  name: string,
  { others }: Field,
  said: ReadonlyMap<string, unknown>,
  fields: ReadonlyMap<string, Field>,
): string | undefined {
  const exact = [name, ...others].find((each) => said.has(each));
  if (exact !== undefined) return exact;
  const wanted = [name, ...others].map((each) => each.toLowerCase());
  const alike = [...said.keys()].filter((each) => !fields.has(each) && wanted.includes(each.toLowerCase()));
  return alike.length === 1 ? alike[0] : undefined;
}
