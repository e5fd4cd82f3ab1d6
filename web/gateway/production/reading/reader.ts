// Converts an answer to the contract's form, field by field, guided by the schema. Values that it cannot convert stay
// unchanged, and are refused by the check of answers.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closeSchema';
import { fits } from '../../answers/fits';
import { isObject, propertiesOf, requiredFields } from './parts';
import { alternativeForms } from './scalars';

export type Reader = (value: unknown) => unknown;

interface Field {
  read: Reader;
  /** Whether the contract does not allow this value here. */
  isOdd: (value: unknown) => boolean;
  /** Other names that a server may use for the field (`x-also-called`). */
  others: string[];
  /** The value when the server leaves the field out; undefined if there is none. */
  fallback: unknown;
  isNeeded: boolean;
}

/**
 * All alternatives of a schema count. In a row, a missing required field becomes null if null is allowed; not at the
 * top level, because there the required fields show whether it is such an answer at all.
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
  const readText = textReader(items);
  const readOther = others.length > 0 ? readerOf(others) : undefined;
  const readRecord = (value: object) => recordIn(value, fields, readOther);

  return (value) => {
    if (Array.isArray(value)) {
      if (readItem && readText && value.every((entry) => typeof entry === 'string')) return value.map(readText);
      if (readItem) return value.map(readItem);
      // At the top level the envelope has already placed lists, and a success flag is never in a list.
      if (!isRow) return value;
      return value.length === 1 && isObject(value[0]) ? readRecord(value[0]) : value.length === 0 ? null : value;
    }
    // A single text in place of a list is a list with one entry.
    if (!isObject(value)) {
      const readEntry = readText ?? readItem;
      return readEntry && typeof value === 'string' && value !== '' ? [readEntry(value)] : value;
    }
    if (isRecord) return readRecord(value);
    return readItem ? [readItem(value)] : value;
  };
}

/** A row without any field of the contract stays what it is: the defaults would not be its own. */
function entryReader(items: AnySchemaObject[]): Reader {
  const read = readerOf(items, true);
  const fields = [...propertiesOf(...items)];
  const names = fields.flatMap(([name, own]) => [name, ...own.flatMap((schema) => schema['x-also-called'] ?? [])]);
  const known = new Set(names.map((name: string) => name.toLowerCase()));
  const isNone = (row: object) => known.size > 0 && !Object.keys(row).some((name) => known.has(name.toLowerCase()));
  return (value) => (isObject(value) && isNone(value) ? value : read(value));
}

/** For rows with one required field, a server may list bare texts. */
function textReader(items: AnySchemaObject[]): Reader | undefined {
  const [only, ...more] = requiredFields(...items);
  return only !== undefined && more.length === 0 ? (text) => ({ [only]: text }) : undefined;
}

function scalarReader(schemas: AnySchemaObject[]): Reader {
  const any = { anyOf: schemas };
  return (value) => {
    if (fits(any, value)) return value;
    for (const form of alternativeForms(value, schemas)) if (fits(any, form)) return form;
    return value;
  };
}

function fieldsIn(schemas: AnySchemaObject[], isRow: boolean): Map<string, Field> {
  const needed = requiredFields(...schemas);
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
    fallback:
      parts.find((part) => part.default !== undefined)?.default ??
      (isNeeded && isRow && fits(any, null) ? null : undefined),
    isNeeded,
  };
}

function recordIn(value: object, fields: ReadonlyMap<string, Field>, readOther: Reader | undefined): object {
  const record = new Map<string, unknown>(Object.entries(value));
  const read = new Map<string, unknown>();
  const used = new Set<string>();
  for (const [name, field] of fields) {
    const theirs = nameOf(name, field, record, fields);
    if (theirs !== undefined) used.add(theirs);
    const found = theirs === undefined ? undefined : field.read(record.get(theirs));
    if (found !== undefined && !isNothing(found, field)) read.set(name, found);
    else if (field.fallback !== undefined) read.set(name, field.fallback);
    // A text that is null is an empty one. An optional one is left out: an empty text could erase it when it is saved.
    else if (found !== undefined && field.isNeeded) read.set(name, found === null && !field.isOdd('') ? '' : found);
  }
  for (const [name, other] of record) {
    if (!used.has(name) && !read.has(name)) read.set(name, readOther ? readOther(other) : other);
  }
  return Object.fromEntries(read);
}

/** An empty text or null counts as missing where the contract does not allow it. */
const isNothing = (value: unknown, { isOdd }: Field) => (value === '' || value === null) && isOdd(value);

/**
 * Prefers a field with a value, the field's own name over other names, and an exact match over one that differs in case.
 */
function nameOf(
  name: string,
  { others }: Field,
  record: ReadonlyMap<string, unknown>,
  fields: ReadonlyMap<string, Field>,
): string | undefined {
  const exact = [name, ...others].filter((each) => record.has(each));
  const filled = exact.find((each) => record.get(each) !== null && record.get(each) !== '');
  if (exact.length > 0) return filled ?? exact[0];
  const wanted = [name, ...others].map((each) => each.toLowerCase());
  const alike = [...record.keys()].filter((each) => !fields.has(each) && wanted.includes(each.toLowerCase()));
  return alike.length === 1 ? alike[0] : undefined;
}
