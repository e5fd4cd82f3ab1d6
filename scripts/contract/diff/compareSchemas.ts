// Compares what two schemas accept: the new one accepts less (narrowed), more (widened), or other things.
import type { Schema } from './shapes';

/** 'lifted': a text had a longest length, and has none. */
type Effect = 'narrowed' | 'widened' | 'lifted' | 'other';

/** Changes of fields have effects of their own: for example, a new optional field in an answer breaks nobody. */
type FieldEffect = 'added' | 'addedRequired' | 'removed' | 'removedRequired' | 'nowRequired' | 'nowOptional';

export interface SchemaChange {
  /** The place in the body, such as `Value.rows[].name`; in a named schema `#Name.rows[].name`. */
  at: string;
  effect: Effect | FieldEffect;
  words: string;
}

/** The first character of a place in a named schema. */
export const NAMED = '#';

type Keywords = { [keyword: string]: unknown };
type Schemas = Record<string, Schema>;

const BOUNDS = {
  lower: ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'],
  upper: ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'],
};
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
      ...compareBounds(from, to, at),
      ...compareForms(from, to, at),
      ...compareFields(from, to, at),
      ...compareFurther(from, to, at),
      ...compareItems(from, to, at),
      ...ALTERNATIVES.flatMap((keyword) => compareAlternatives(list(from[keyword]), list(to[keyword]), at)),
    ];
  }

  function compareFields(from: Keywords, to: Keywords, at: string): SchemaChange[] {
    const [old, now] = [fields(from), fields(to)];
    const [wasRequired, isRequired] = [new Set(strings(from.required)), new Set(strings(to.required))];
    const [removedFields, addedFields] = [without(old, now), without(now, old)];
    const place = (name: string) => (at ? `${at}.${name}` : name);
    const describe = (name: string, required: boolean) => (required ? `'${name}', required,` : `'${name}'`);

    const removed = removedFields.map((name): SchemaChange => {
      const renamed = addedFields.filter((other) => same(old[name], now[other], before, after));
      const [only] = renamed.length === 1 ? renamed : [];
      return {
        at: place(name),
        effect: wasRequired.has(name) ? 'removedRequired' : 'removed',
        words: `${describe(name, wasRequired.has(name))} is no longer there${only ? `; '${only}' is new and like it` : ''}`,
      };
    });
    const added = addedFields.map(
      (name): SchemaChange => ({
        at: place(name),
        effect: isRequired.has(name) ? 'addedRequired' : 'added',
        words: `${describe(name, isRequired.has(name))} is new`,
      }),
    );
    const common = Object.keys(now).filter((name) => name in old);
    const required = common
      .filter((name) => wasRequired.has(name) !== isRequired.has(name))
      .map(
        (name): SchemaChange => ({
          at: place(name),
          effect: isRequired.has(name) ? 'nowRequired' : 'nowOptional',
          words: `'${name}' is ${isRequired.has(name) ? 'required now' : 'no longer required'}`,
        }),
      );
    return [
      ...removed,
      ...added,
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
    const narrowed = now === false || old === true;
    return [
      { at, effect: narrowed ? 'narrowed' : 'widened', words: `takes ${narrowed ? 'fewer' : 'more'} further fields` },
    ];
  }

  function compareAlternatives(from: Schema[], to: Schema[], at: string): SchemaChange[] {
    const left = [...to];
    const pairs: [Schema, Schema][] = [];
    const alone: Schema[] = [];
    for (const alternative of from) {
      const twin = left.findIndex((other) => same(alternative, other, before, after));
      if (twin >= 0) left.splice(twin, 1);
      else alone.push(alternative);
    }
    for (const alternative of [...alone]) {
      const [best] = left
        .map((other) => ({ other, likeness: likeness(alternative, other) }))
        .filter(({ likeness: some }) => some > 0)
        .sort((a, b) => b.likeness - a.likeness);
      if (!best) continue;
      pairs.push([alternative, best.other]);
      alone.splice(alone.indexOf(alternative), 1);
      left.splice(left.indexOf(best.other), 1);
    }
    if (from.length === 0 || to.length === 0) {
      if (from.length === to.length) return [];
      const narrowed = from.length === 0;
      return [
        { at, effect: narrowed ? 'narrowed' : 'widened', words: `is ${narrowed ? 'now' : 'no longer'} one of several` },
      ];
    }
    return [
      ...alone.map(
        (alternative): SchemaChange => ({
          at,
          effect: 'narrowed',
          words: `is no longer ${inWords(alternative, before)}`,
        }),
      ),
      ...left.map(
        (alternative): SchemaChange => ({ at, effect: 'widened', words: `may be ${inWords(alternative, after)}` }),
      ),
      ...pairs.flatMap(([one, other]) => compare(one, other, at)),
    ];
  }

  /** The number of fields that two alternatives have in common; 0.5 if they have no fields but the same type. */
  function likeness(one: Schema, other: Schema): number {
    if (named(one) !== undefined && named(one) === named(other)) return Number.POSITIVE_INFINITY;
    const [old, now] = [resolved(one, before), resolved(other, after)];
    const common = Object.keys(fields(old)).filter((name) => name in fields(now)).length;
    if (common > 0) return common;
    const ofFields = Object.keys(fields(old)).length + Object.keys(fields(now)).length;
    return ofFields === 0 && String(types(old)) === String(types(now)) ? 0.5 : 0;
  }

  return compare;
}

function compareTypes(from: Keywords, to: Keywords, at: string): SchemaChange[] {
  const [old, now] = [types(from), types(to)];
  const [removed, added] = [old.filter((value) => !now.includes(value)), now.filter((value) => !old.includes(value))];
  if (old.length === 0 && now.length > 0) return [{ at, effect: 'narrowed', words: `is ${now.join(' or ')} alone` }];
  if (now.length === 0 && old.length > 0)
    return [{ at, effect: 'widened', words: `may be anything, not ${old.join(' or ')} alone` }];
  if (removed.length > 0 && added.length > 0)
    return [{ at, effect: 'other', words: `was ${old.join(' or ')}, is ${now.join(' or ')}` }];
  if (removed.length > 0) return [{ at, effect: 'narrowed', words: `is no longer ${removed.join(' or ')}` }];
  return added.length > 0 ? [{ at, effect: 'widened', words: `may be ${added.join(' or ')}` }] : [];
}

function compareValues(from: Keywords, to: Keywords, at: string): SchemaChange[] {
  const [old, now] = [values(from), values(to)];
  if (!old || !now) {
    if (!old && !now) return [];
    const some = (old ?? now ?? []).join(', ');
    return [
      old
        ? { at, effect: 'widened', words: `is no longer one of ${some} alone` }
        : { at, effect: 'narrowed', words: `is one of ${some} alone` },
    ];
  }
  const removed = old.filter((value) => !now.includes(value));
  const added = now.filter((value) => !old.includes(value));
  return [
    ...(removed.length > 0 ? [{ at, effect: 'narrowed' as const, words: `is no longer ${removed.join(', ')}` }] : []),
    ...(added.length > 0 ? [{ at, effect: 'widened' as const, words: `may be ${added.join(', ')}` }] : []),
  ];
}

function compareBounds(from: Keywords, to: Keywords, at: string): SchemaChange[] {
  const compareBound = (keyword: string, isUpper: boolean): SchemaChange[] => {
    const [old, now] = [from[keyword] as number | undefined, to[keyword] as number | undefined];
    if (old === now) return [];
    const unbound = isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const grew = (now ?? unbound) > (old ?? unbound);
    const words = `${keyword} was ${old ?? 'not there'}, is ${now ?? 'not there'}`;
    if (keyword === 'maxLength' && now === undefined) return [{ at, effect: 'lifted', words }];
    return [{ at, effect: grew === isUpper ? 'widened' : 'narrowed', words }];
  };
  return [
    ...BOUNDS.lower.flatMap((keyword) => compareBound(keyword, false)),
    ...BOUNDS.upper.flatMap((keyword) => compareBound(keyword, true)),
  ];
}

/** A changed pattern counts as 'other', because it cannot be decided which of two patterns accepts more. */
function compareForms(from: Keywords, to: Keywords, at: string): SchemaChange[] {
  return FORMS.flatMap((keyword): SchemaChange[] => {
    const [old, now] = [from[keyword], to[keyword]];
    if (old === now) return [];
    const effect = old === undefined ? 'narrowed' : now === undefined ? 'widened' : 'other';
    return [{ at, effect, words: `${keyword} was ${old ?? 'not there'}, is ${now ?? 'not there'}` }];
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

/** Whether two schemas of two contracts are equal, including everything they refer to. */
function same(one: Schema | undefined, other: Schema | undefined, before: Schemas, after: Schemas): boolean {
  if (one === undefined || other === undefined) return one === other;
  return fullText(one, before) === fullText(other, after);
}

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
  return values(own)?.join(', ') ?? (types(own).join(' or ') || 'anything');
}

const isObject = (schema: unknown): schema is Keywords => typeof schema === 'object' && schema !== null;
const list = (some: unknown) => (some ?? []) as Schema[];
const strings = (some: unknown) => (some ?? []) as string[];
const fields = ({ properties }: Keywords) => (properties ?? {}) as Record<string, Schema>;
const types = ({ type }: Keywords): string[] => (type === undefined ? [] : [type].flat().map(String));
const without = (some: object, others: object) => Object.keys(some).filter((name) => !(name in others));

/** As JSON, which distinguishes the text "1" from the number. */
function values({ const: only, enum: some }: Keywords): string[] | undefined {
  if (only !== undefined) return [JSON.stringify(only)];
  return some === undefined ? undefined : (some as unknown[]).map((value) => JSON.stringify(value));
}
