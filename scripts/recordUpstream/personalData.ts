// Replaces the personal data in an answer or a call. Only values of a closed list of the contract and harmless values
// stay as they are; fields that the contract does not name are dropped.
import type { AnySchemaObject } from 'ajv';
import { pngOf } from '../../mocks/seeding/drawing';
import { PORTRAIT, portrait } from '../../mocks/seeding/portrait';
import { partsOf } from '../../web/gateway/answers/closeSchema';
import { fits } from '../../web/gateway/answers/fits';
import { isNeverDate, type StandIn } from './standIns';

/** Numbers in the fields below only count or order; a larger number might identify a person. */
const HARMLESS_BELOW = 10_000;
export const HARMLESS_NUMBERS = new Set([
  'TotalPages',
  'TotalRecords',
  'PageNumber',
  'statuscode',
  'position',
  'prevPosition',
  'ratings',
]);
const WORDS_OF_REFUSALS = /^(message|error_message|response_message)$/;
/** At most this many rows of a list are kept. */
const ROWS_KEPT = 100;
const ATTEMPTS = 40;

export interface Replacing {
  standIn: StandIn;
  /** Error messages of the contract itself, which contain no personal data. */
  words: ReadonlySet<string>;
}

/** The replaced value; undefined if nothing of it may be kept. */
export function replacePersonalData(schemas: AnySchemaObject[], value: unknown, how: Replacing, name = ''): unknown {
  const parts = schemas.flatMap(partsOf);
  const types = new Set(parts.flatMap(({ type = [] }) => [type].flat()));
  if (value === null) return null;
  if (isOfClosedList(parts, value)) return value;
  if (Array.isArray(value)) {
    const items = parts.flatMap(({ items: each }) => each ?? []);
    if (items.length === 0) return [];
    return value.slice(0, ROWS_KEPT).flatMap((each) => {
      const entry = replacePersonalData(items, each, how, name);
      return entry === undefined ? [] : [entry];
    });
  }
  if (typeof value === 'object') return objectFrom(parts, value, how);
  if (typeof value === 'boolean') return types.has('boolean') ? value : undefined;
  if (typeof value === 'number') {
    if (!types.has('integer') && !types.has('number')) return undefined;
    return HARMLESS_NUMBERS.has(name) && Number.isInteger(value) && Math.abs(value) < HARMLESS_BELOW
      ? value
      : numberFor(schemas, value, how, name);
  }
  return types.has('string') || parts.some(({ pattern }) => pattern)
    ? textFor(schemas, String(value), how, name)
    : undefined;
}

const isOfClosedList = (parts: AnySchemaObject[], value: unknown) =>
  parts.some((part) => part.enum?.includes(value) || ('const' in part && part.const === value));

function objectFrom(parts: AnySchemaObject[], value: object, how: Replacing): object {
  const named = new Map<string, AnySchemaObject[]>();
  for (const { properties = {} } of parts)
    for (const [name, schema] of Object.entries<AnySchemaObject>(properties))
      named.set(name, [...(named.get(name) ?? []), schema]);
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const schemas = named.get(name);
    const replaced = schemas && replacePersonalData(schemas, inner, how, name);
    return replaced === undefined ? [] : [[name, replaced]];
  });
  return Object.fromEntries(entries);
}

/**
 * Checks schema by schema, because `fits` compiles each only once; a combined schema for each value takes a second a
 * row.
 */
const fitsOne = (schemas: AnySchemaObject[], value: unknown) => schemas.some((schema) => fits(schema, value));

function numberFor(
  schemas: AnySchemaObject[],
  value: number,
  { standIn }: Replacing,
  name: string,
): number | undefined {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Replaced as a text of digits, so that the same number in a header gets the same replacement.
    const replaced = Number(standIn(name, String(value), attempt));
    if (replaced !== value && Number.isFinite(replaced) && fitsOne(schemas, replaced)) return replaced;
  }
  return undefined;
}

function textFor(schemas: AnySchemaObject[], text: string, how: Replacing, name: string): string | undefined {
  const parts = schemas.flatMap(partsOf);
  if (text === '') return text;
  const inner = parts.flatMap(({ contentSchema }) => contentSchema ?? []);
  if (inner.length > 0) return withinText(inner, text, how);
  if (parts.some(({ contentEncoding }) => contentEncoding === 'base64') || /base64$/i.test(name))
    return pictureFor(text, how);
  if (WORDS_OF_REFUSALS.test(name) && how.words.has(text)) return text;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const replaced = how.standIn(name, text, attempt);
    if ((replaced !== text || isNeverDate(text)) && fitsOne(schemas, replaced)) return replaced;
  }
  // The contract's own examples contain no personal data.
  return parts.flatMap(({ examples = [] }) => examples).find((each) => typeof each === 'string' && each !== text);
}

/** Replaces the values within a JSON text; undefined if it is not JSON. */
function withinText(schemas: AnySchemaObject[], text: string, how: Replacing): string | undefined {
  try {
    const replaced = replacePersonalData(schemas, JSON.parse(text), how);
    return replaced === undefined ? undefined : JSON.stringify(replaced);
  } catch {
    return undefined;
  }
}

const PORTRAITS = 4;
const portraits = new Map<number, string>();

/** One of a few drawn portraits. */
function pictureFor(text: string, { standIn }: Replacing): string {
  const face = Number(standIn('picture', String(1000 + text.length), 0)) % PORTRAITS;
  const drawn =
    portraits.get(face) ??
    Buffer.from(pngOf({ ...PORTRAIT, content: portrait(face + 1, face % 2 ? 'M' : 'F', 1980) })).toString('base64');
  portraits.set(face, drawn);
  return drawn;
}
