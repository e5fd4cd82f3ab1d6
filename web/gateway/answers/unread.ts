// Keeps one odd field from losing the rest: a field of a record that is not what the contract says is marked as unknown,
// and only a row whose essential fields (`x-essential`) are odd is left out. Outcomes, logins and the frame around the
// rows stay strict.
import type { AnySchemaObject } from 'ajv';
import { markUnread, UNKNOWN } from '#wire/unread';
import { COMPOSITIONS, partsOf } from './closeSchema';
import { fits } from './fits';

type Fields = Record<string, unknown>;

export interface Unread {
  /** The odd fields and what is wrong with them, without any value. */
  rules: Set<string>;
  /** What is known of the rows that were left out. */
  rows: Fields[];
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface RecordRules {
  properties: Map<string, AnySchemaObject[]>;
  required: Set<string>;
  essential: string[];
  others: AnySchemaObject[];
}

const known = new WeakMap<AnySchemaObject, RecordRules>();

function rulesOf(schemas: AnySchemaObject[]): RecordRules {
  const [first] = schemas;
  const before = schemas.length === 1 && first && known.get(first);
  if (before) return before;
  const parts = schemas.flatMap(partsOf);
  const properties = new Map<string, AnySchemaObject[]>();
  for (const { properties: own = {} } of parts) {
    for (const [name, schema] of Object.entries<AnySchemaObject>(own)) {
      properties.set(name, [...(properties.get(name) ?? []), schema]);
    }
  }
  const rules = {
    properties,
    required: new Set(parts.flatMap(({ required = [] }) => required as string[])),
    essential: parts.flatMap((part) => (part['x-essential'] as string[] | undefined) ?? []),
    others: parts.flatMap(({ additionalProperties: rest }) => (typeof rest === 'object' ? [rest] : [])),
  };
  if (schemas.length === 1 && first) known.set(first, rules);
  return rules;
}

const fitsOne = (schemas: AnySchemaObject[], value: unknown) => schemas.some((schema) => fits(schema, value));
const itemsOf = (schemas: AnySchemaObject[]) => schemas.flatMap(partsOf).flatMap(({ items }) => items ?? []);
const isRecord = (schemas: AnySchemaObject[]) => {
  const { properties, others } = rulesOf(schemas);
  return properties.size > 0 || others.length > 0;
};

/** At most so many are told; more are only counted. */
export const MOST_TOLD = 100;

/** The answer with every odd field of a record marked. */
export function markOdd(schema: AnySchemaObject, value: unknown, unread: Unread): unknown {
  if (!isObject(value)) return value;
  const { properties } = rulesOf([schema]);
  const marked = Object.entries(value).map(([name, inner]) => {
    const schemas = properties.get(name) ?? [];
    const isOfRecords = Array.isArray(inner) || (name.toLowerCase() === 'data' && isObject(inner));
    return [name, isOfRecords ? markIn(schemas, inner, unread) : inner];
  });
  return Object.fromEntries(marked);
}

/** For a list without the object around it. */
export function markRows(schema: AnySchemaObject, rows: unknown[], unread: Unread): unknown[] {
  const items = itemsOf([schema]);
  if (items.length === 0) return rows;
  if (!isRecord(items)) return rows.filter((row) => fitsOne(items, row));
  return rows.flatMap((row) => {
    const marked = isObject(row) && isNamed(items, row) ? markedRecord(items, row, unread) : undefined;
    if (marked && isWhole(items, marked)) return [marked];
    unread.rows.push(isObject(row) && unread.rows.length < MOST_TOLD ? knownFields(items, row) : {});
    unread.rules.add('a row without its identity');
    return [];
  });
}

function markIn(schemas: AnySchemaObject[], value: unknown, unread: Unread): unknown {
  if (Array.isArray(value)) {
    const rows = markRows({ anyOf: schemas }, value, unread);
    // Of such a list nothing at all could be read: it is another answer.
    const isOther = value.length > 0 && rows.length === 0 && unread.rows.every((row) => Object.keys(row).length === 0);
    return isOther ? undefined : rows;
  }
  return isObject(value) && isRecord(schemas) ? markedRecord(schemas, value, unread) : value;
}

const isWhole = (schemas: AnySchemaObject[], record: Fields) => {
  const { essential, properties } = rulesOf(schemas);
  return essential.every((name) => fitsOne(properties.get(name) ?? [], record[name]));
};

/** Whether the row has any field of the contract, where that requires one. */
const isNamed = (schemas: AnySchemaObject[], row: Fields) => {
  const { properties, required, others } = rulesOf(schemas);
  return required.size === 0 || others.length > 0 || Object.keys(row).some((name) => properties.has(name));
};

function markedRecord(schemas: AnySchemaObject[], record: Fields, unread: Unread): Fields {
  const { properties, required, essential, others } = rulesOf(schemas);
  const marked: Fields = { ...record };
  for (const [name, own] of properties) {
    if (record[name] === undefined && !required.has(name)) continue;
    const value = markIn(own, record[name], unread);
    const isKept = essential.includes(name) || fitsOne(own, value);
    marked[name] = isKept ? value : markedField(own, value);
    if (!isKept) unread.rules.add(`${name}: ${oddityOf(value)}`);
  }
  for (const name of others.length > 0 ? Object.keys(record) : []) {
    if (!properties.has(name) && !fitsOne(others, record[name])) marked[name] = markedField(others, record[name]);
  }
  return marked;
}

/** A text is shown as it came. A number or flag is what a server means that leaves it out, or else null, like a list. */
function markedField(schemas: AnySchemaObject[], value: unknown): unknown {
  const parts = schemas.flatMap(partsOf);
  const isText = parts.some(
    ({ type, enum: choices, const: only }) =>
      [type].flat().includes('string') || [choices, only].flat().some((each) => typeof each === 'string'),
  );
  if (!isText) return parts.find((part) => part.default !== undefined)?.default ?? null;
  const isChoice = parts.some(({ enum: choices, const: only }) => choices !== undefined || only !== undefined);
  if ((value === null || value === '') && !isChoice) return '';
  const isShown = ['string', 'number', 'boolean'].includes(typeof value) && String(value).trim() !== '';
  return isShown ? markUnread(String(value)) : UNKNOWN;
}

function oddityOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'empty';
  return typeof value === 'object' ? 'an object' : 'another value';
}

const knownFields = (schemas: AnySchemaObject[], row: Fields): Fields => {
  const { properties } = rulesOf(schemas);
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => value !== null && fitsOne(properties.get(name) ?? [], value)),
  );
};

/** The schema without the rules for what `markOdd` marks. */
export const frameOf = cached((schema) => withoutFieldRules(schema, [], false));
/** The same for what `markRows` marks. */
export const rowsFrameOf = cached((schema) => withoutFieldRules(schema, [], true));

/** Schemas are compiled once per object. */
function cached(make: (schema: AnySchemaObject) => AnySchemaObject) {
  const made = new WeakMap<AnySchemaObject, AnySchemaObject>();
  return (schema: AnySchemaObject): AnySchemaObject => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
}

function withoutFieldRules(schema: AnySchemaObject, essentials: string[], isInRecord: boolean): AnySchemaObject {
  const { properties, items, required } = schema;
  const essential = [...essentials, ...rulesOf([schema]).essential];
  const ofField = (name: string, field: AnySchemaObject) => {
    if (isInRecord) return essential.includes(name) ? field : {};
    const isOfRecords = itemsOf([field]).length > 0 || name.toLowerCase() === 'data';
    return isOfRecords ? withoutFieldRules(field, [], true) : field;
  };
  const compositions = COMPOSITIONS.filter((kind) => schema[kind] !== undefined);
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries<AnySchemaObject>(properties).map(([name, field]) => [name, ofField(name, field)]),
      ),
    }),
    ...(required && isInRecord && { required: required.filter((name: string) => essential.includes(name)) }),
    ...(items && { items: withoutFieldRules(items, [], true) }),
    ...Object.fromEntries(
      compositions.map((kind) => [
        kind,
        schema[kind].map((part: AnySchemaObject) => withoutFieldRules(part, essential, isInRecord)),
      ]),
    ),
  };
}
