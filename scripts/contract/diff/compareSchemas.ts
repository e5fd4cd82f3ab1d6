// Compares what two schemas accept: the new one accepts less (narrowed), more (widened), or other things.
import type { Schema } from './shapes';

/** 'lifted': a text had a longest length, and has none, which breaks nobody. */
type Effect = 'narrowed' | 'widened' | 'lifted' | 'other';

/** Changes of fields have effects of their own: for example, a new optional field in an answer breaks nobody. */
type FieldEffect = 'added' | 'addedRequired' | 'removed' | 'removedRequired';

export interface SchemaChange {
  /** The place in the body, such as `Value.rows[].name`; in a named schema `#Name.rows[].name`. */
  at: string;
  effect: Effect | FieldEffect;
  words: string;
}

/** The first character of a place in a named schema. */
export const NAMED = '#';

const narrowed = (at: string, words: string): SchemaChange => ({ at, effect: 'narrowed', words });
const widened = (at: string, words: string): SchemaChange => ({ at, effect: 'widened', words });

export const missingIn = (some: object, others: object) => Object.keys(others).filter((name) => !(name in some));

type Keywords = { [keyword: string]: unknown };
type Schemas = Record<string, Schema>;

const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const FORMS = ['pattern', 'format', 'contentEncoding', 'contentMediaType', 'uniqueItems', 'multipleOf'];
const ALTERNATIVES = ['anyOf', 'oneOf'] as const;

/** Makes a function that compares schemas of two contracts; references are looked up in the named schemas of each. */
export function schemaComparison(before: Schemas, after: Schemas) {
  /** Pairs of named schemas that are being compared, so that schemas that contain themselves end. */
  const open = new Set<string>();

  function compare(from: Schema, to: Schema, at: string): SchemaChange[] {
    const [old, now] = [named(from), named(to)];
    if (!old || !now) return compareWhole(resolved(from, before), resolved(to, after), at);
    const pair = `${old} ${now}`;
    if (open.has(pair)) return [];
    open.add(pair);
    // A change in a named schema is reported once, by that name, wherever it is used.
    const changes = compareWhole(resolved(from, before), resolved(to, after), `${NAMED}${now}`);
    open.delete(pair);
    return changes;
  }

  function compareWhole(from: Keywords, to: Keywords, at: string): SchemaChange[] {
    return [
      ...compareTypes(from, to, at),
      ...compareValues(from, to, at),
      ...compareLimits(from, to, at),
      ...compareFields(from, to, at),
      ...compareFurther(from, to, at),
      ...compareItems(from, to, at),
      ...ALTERNATIVES.flatMap((keyword) => compareAlternatives(list(from[keyword]), list(to[keyword]), at)),
    ];
  }

  function compareFields(from: Keywords, to: Keywords, at: string): SchemaChange[] {
    const [old, now] = [fields(from), fields(to)];
    const [wasRequired, isRequired] = [new Set(strings(from.required)), new Set(strings(to.required))];
    const place = (name: string) => (at ? `${at}.${name}` : name);
    const change = (name: string, isRequired: boolean, effect: 'added' | 'removed'): SchemaChange => ({
      at: place(name),
      effect: isRequired ? `${effect}Required` : effect,
      words: `'${name}'${isRequired ? ', required,' : ''} is ${effect === 'added' ? 'new' : 'no longer there'}`,
    });
    const common = Object.keys(now).filter((name) => name in old);
    const required = common
      .filter((name) => wasRequired.has(name) !== isRequired.has(name))
      .map((name) =>
        isRequired.has(name)
          ? narrowed(place(name), `'${name}' is required now`)
          : widened(place(name), `'${name}' is no longer required`),
      );
    return [
      ...missingIn(now, old).map((name) => change(name, wasRequired.has(name), 'removed')),
      ...missingIn(old, now).map((name) => change(name, isRequired.has(name), 'added')),
      ...required,
      ...common.flatMap((name) => compare(old[name] ?? {}, now[name] ?? {}, place(name))),
    ];
  }

  function compareItems(from: Keywords, to: Keywords, at: string): SchemaChange[] {
    if (from.items === undefined && to.items === undefined) return [];
    return compare((from.items ?? {}) as Schema, (to.items ?? {}) as Schema, `${at}[]`);
  }

  /** Compares `additionalProperties`: any further field is allowed if it is missing, none if it is `false`. */
  function compareFurther(from: Keywords, to: Keywords, at: string): SchemaChange[] {
    const further = ({ additionalProperties: some = true }: Keywords) => some as Schema;
    const [old, now] = [further(from), further(to)];
    if (isObject(old) && isObject(now)) return compare(old, now, `${at}.*`);
    if (old === now) return [];
    if (now === false || old === true) return [narrowed(at, 'takes fewer further fields')];
    return [widened(at, 'takes more further fields')];
  }

  /** Alternatives that are alike are pairs; of the others, those at the same place among them are. */
  function compareAlternatives(from: Schema[], to: Schema[], at: string): SchemaChange[] {
    if (from.length === 0 && to.length === 0) return [];
    if (from.length === 0) return [narrowed(at, 'is now one of several')];
    if (to.length === 0) return [widened(at, 'is no longer one of several')];
    const [olds, news] = [from.map((each) => fullText(each, before)), to.map((each) => fullText(each, after))];
    const gone = from.filter((_, index) => !news.includes(olds[index] ?? ''));
    const come = to.filter((_, index) => !olds.includes(news[index] ?? ''));
    return [
      ...gone.slice(come.length).map((each) => narrowed(at, `is no longer ${inWords(each, before)}`)),
      ...come.slice(gone.length).map((each) => widened(at, `may be ${inWords(each, after)}`)),
      ...gone.slice(0, come.length).flatMap((each, index) => compare(each, come[index] ?? {}, at)),
    ];
  }

  return compare;
}

function compareTypes(from: Keywords, to: Keywords, at: string): SchemaChange[] {
  const [old, now] = [types(from), types(to)];
  const changes = compareSets(old, now, { and: ' or ', only: 'is', free: 'may be anything, not' }, at);
  if (changes.length < 2) return changes;
  return [{ at, effect: 'other', words: `was ${old?.join(' or ')}, is ${now?.join(' or ')}` }];
}

const compareValues = (from: Keywords, to: Keywords, at: string) =>
  compareSets(values(from), values(to), { and: ', ', only: 'is one of', free: 'is no longer one of' }, at);

type Words = Record<'and' | 'only' | 'free', string>;

/** Undefined for a set that is not limited. */
function compareSets(old: string[] | undefined, now: string[] | undefined, { and, only, free }: Words, at: string) {
  if (!old) return now ? [narrowed(at, `${only} ${now.join(and)} alone`)] : [];
  if (!now) return [widened(at, `${free} ${old.join(and)} alone`)];
  const [removed, added] = [old.filter((each) => !now.includes(each)), now.filter((each) => !old.includes(each))];
  return [
    ...(removed.length > 0 ? [narrowed(at, `is no longer ${removed.join(and)}`)] : []),
    ...(added.length > 0 ? [widened(at, `may be ${added.join(and)}`)] : []),
  ];
}

/** Whether a limit grew or shrank. A changed form is 'other': which of two patterns accepts more cannot be decided. */
function compareLimits(from: Keywords, to: Keywords, at: string): SchemaChange[] {
  return [...LOWER, ...UPPER, ...FORMS].flatMap((keyword): SchemaChange[] => {
    const [old, now] = [from[keyword], to[keyword]];
    if (old === now) return [];
    const words = `${keyword} was ${old ?? 'not there'}, is ${now ?? 'not there'}`;
    if (keyword === 'maxLength' && now === undefined) return [{ at, effect: 'lifted', words }];
    const isForm = FORMS.includes(keyword);
    const isWider = now === undefined || (old !== undefined && Number(now) > Number(old) === UPPER.includes(keyword));
    const effect = isForm && old !== undefined && now !== undefined ? 'other' : isWider ? 'widened' : 'narrowed';
    return [{ at, effect, words }];
  });
}

function named(schema: Schema): string | undefined {
  const reference = isObject(schema) ? schema.$ref : undefined;
  return typeof reference === 'string' ? reference.split('/').at(-1) : undefined;
}

/** The schema without references, and with the parts of `allOf` merged. */
function resolved(schema: Schema, schemas: Schemas): Keywords {
  if (!isObject(schema)) return schema ? {} : { not: {} };
  const name = named(schema);
  if (name !== undefined) return resolved(schemas[name] ?? {}, schemas);
  const parts = list(schema.allOf).map((part) => resolved(part, schemas));
  if (parts.length === 0) return schema;
  const { allOf, ...own } = schema;
  const all = [...parts, own];
  return Object.assign({}, ...all, {
    properties: Object.assign({}, ...all.map(fields)),
    required: [...new Set(all.flatMap(({ required }) => strings(required)))],
  });
}

/** Everything that a schema says, with what it refers to. */
function fullText(schema: unknown, schemas: Schemas, above: string[] = []): string {
  if (Array.isArray(schema)) return `[${schema.map((item) => fullText(item, schemas, above)).join()}]`;
  if (typeof schema !== 'object' || schema === null) return JSON.stringify(schema);
  const name = named(schema as Schema);
  if (name !== undefined) return above.includes(name) ? name : fullText(schemas[name], schemas, [...above, name]);
  const entries = Object.entries(schema).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${fullText(value, schemas, above)}`).join()}}`;
}

function inWords(schema: Schema, schemas: Schemas): string {
  const name = named(schema);
  if (name !== undefined) return name;
  const own = resolved(schema, schemas);
  const names = Object.keys(fields(own));
  if (names.length > 0) return `an object of ${names.join(', ')}`;
  return values(own)?.join(', ') ?? types(own)?.join(' or ') ?? 'anything';
}

const isObject = (schema: unknown): schema is Keywords => typeof schema === 'object' && schema !== null;
const list = (some: unknown) => (some ?? []) as Schema[];
const strings = (some: unknown) => (some ?? []) as string[];
const fields = ({ properties }: Keywords) => (properties ?? {}) as Record<string, Schema>;
const types = ({ type }: Keywords) => (type === undefined ? undefined : [type].flat().map(String));

/** As JSON, which distinguishes the text "1" from the number. */
function values({ const: only, enum: some }: Keywords): string[] | undefined {
  if (only !== undefined) return [JSON.stringify(only)];
  return some === undefined ? undefined : (some as unknown[]).map((value) => JSON.stringify(value));
}
