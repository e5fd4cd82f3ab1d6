// Random values that a schema allows: plain ones, values from lists of the server, and unusual ones.
import fc, { type Arbitrary } from 'fast-check';
import { fits, isFile, lengthOf, merged, type Schema } from '../schema';

/** Values that the server has answered, by the name of the field in lower case. */
export type KnownValues = ReadonlyMap<string, readonly unknown[]>;

export const NOTHING_KNOWN: KnownValues = new Map();

/** Texts that break programs which treat them as markup, formulas, single bytes or left-to-right text. */
const ODD = [
  '',
  ' ',
  '0',
  'null',
  '<script>alert(1)</script>',
  '=1+1',
  "'; DROP TABLE users; --",
  '👩‍👩‍👧‍👦 🇵🇭',
  'שלום ‮عالم',
  'e\u0301 ñ Ñ ﬁ İ',
  '\u2028\u2029\ufeff\u200b',
  '../../etc/passwd',
  '%00%zz%',
  '"\\\r\n\t',
  '__proto__',
];
const LONGEST = 5_000;
const LARGEST = 2 ** 31 - 1;

/** One transparent dot. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);

export function arbitraryOf(schema: Schema, known: KnownValues = NOTHING_KNOWN, name = ''): Arbitrary<unknown> {
  const full = merged(schema);
  const knownValues = (known.get(name.toLowerCase()) ?? []).filter((value) => fits(schema, value));
  const made = madeBy(full, known, name);
  return knownValues.length > 0 && !full.properties ? fc.oneof(fc.constantFrom(...knownValues), made) : made;
}

function madeBy(schema: Schema, known: KnownValues, name: string): Arbitrary<unknown> {
  const { enum: named, type, anyOf, oneOf, contentSchema, contentEncoding } = schema;
  const choices =
    anyOf ?? oneOf ?? (Array.isArray(type) ? type.map((typeName) => ({ ...schema, type: typeName })) : undefined);
  if ('const' in schema) return fc.constant(schema.const);
  if (named) return fc.constantFrom(...named);
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryOf(choice, known, name)));
  if (contentSchema)
    return arbitraryOf(contentSchema, known)
      .map((value) => JSON.stringify(value))
      .filter((value) => fits(schema, value));
  if (contentEncoding === 'base64')
    return pictures.map((picture) => picture.toString('base64')).filter((value) => fits(schema, value));
  if (isFile(schema)) return pictures;
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'integer' || type === 'number') return wholeNumber(schema);
  if (type === 'array') return list(schema, known, name);
  if (type === 'object' || schema.properties) return object(schema, known);
  return text(schema, name);
}

/** Anything may follow a picture in its file. */
const pictures = fc.uint8Array({ maxLength: 200 }).map((more) => Buffer.concat([PICTURE, more]));
/** What a call says about the picture that it uploads. */
const WORDS_OF_PICTURE = { filename: 'card.png', filetype: 'image/png', fileext: 'png' };

function wholeNumber({ minimum = -LARGEST, maximum = LARGEST }: Schema): Arbitrary<number> {
  const few = { min: minimum, max: Math.min(maximum, Math.max(minimum, 40)) };
  return fc.oneof(fc.integer(few), fc.integer({ min: minimum, max: maximum }));
}

function list({ items = {}, minItems = 0, maxItems = minItems + 4 }: Schema, known: KnownValues, name: string) {
  return fc.array(arbitraryOf(items, known, name), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 4),
  });
}

function object({ properties = {}, required = [] }: Schema, known: KnownValues): Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, inner]) => [name, arbitraryOf(inner, known, name)]);
  const made = fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys: required,
    noNullPrototype: true,
  });
  const fitting = Object.entries(WORDS_OF_PICTURE).filter(([name]) => properties[name]);
  return properties.base64 ? made.map((values) => ({ ...values, ...Object.fromEntries(fitting) })) : made;
}

function text(schema: Schema, name: string): Arbitrary<string> {
  const { pattern, minLength = 0, maxLength = LONGEST } = schema;
  const allowed = (value: string) => fits(schema, value);
  if (pattern !== undefined && pattern !== '\\S') return fc.stringMatching(new RegExp(pattern)).filter(allowed);
  const longest = 'x'.repeat(Math.min(maxLength, LONGEST));
  const odd = ODD.filter(allowed);
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) })
        .map((value) => cut(value, maxLength))
        .filter(allowed),
    },
    ...(odd.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...odd) }] : []),
    ...(allowed(longest)
      ? [{ weight: 1, arbitrary: fc.constantFrom(longest, cut('é😀'.repeat(125), maxLength)) }]
      : []),
    ...(isPicture(schema, name) ? [{ weight: 6, arbitrary: fc.constant(PICTURE.toString('base64')) }] : []),
  );
}

const isPicture = ({ contentEncoding }: Schema, name: string) => contentEncoding === 'base64' || /base64$/i.test(name);

const cut = (value: string, length: number) =>
  lengthOf(value) > length ? [...value].slice(0, length).join('') : value;
