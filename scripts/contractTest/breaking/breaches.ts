// Makes values that a schema forbids: each is an allowed value with a single fault.
import { fits, isFile, lengthOf, merged, type Schema } from '../schema';

export interface Breach {
  /** What is wrong, for example `Value.status: not one of those`. */
  name: string;
  value: unknown;
  /** Whether only the gateway refuses it, because for JSON Schema the keyword is just an annotation. */
  isForGateway?: boolean;
}

interface Breaches {
  breaches: Breach[];
  /** The number of rules that no value can break, such as a type string without further limits. */
  skipped: number;
}

/** Stands for a field that is left out. */
const MISSING = Symbol('missing');

/** The breaches of a JSON value. */
export function breachesOf(schema: Schema, value: unknown): Breaches {
  const all = spoiled(schema, value, '');
  const breaches = all.filter((breach) => !fits(schema, breach.value));
  return { breaches, skipped: all.length - breaches.length };
}

/** The breaches of a header or a query parameter, which are sent as text. */
export function breachesOfText(schema: Schema, name: string): Breaches {
  const typed = merged(schema);
  const wrong: Record<string, string[]> = { integer: ['x', '1.5'], number: ['x'], boolean: ['perhaps'] };
  const values = [
    ...(wrong[String(typed.type)] ?? []).map((value) => ({ name: 'of another type', value })),
    ...scalars(typed).map((breach) => ({ ...breach, value: String(breach.value) })),
  ];
  const breaches = values
    // Leading and trailing spaces of a header are removed in transit.
    .filter(({ value }) => value === value.trim() && !fits(schema, readAs(typed, value)))
    .map(({ name: what, value }) => ({ name: `${name}: ${what}`, value }));
  return { breaches, skipped: values.length - breaches.length + Number(typed.type === 'string') };
}

export function readAs({ type }: Schema, text: string): unknown {
  const isNumber = type === 'integer' || type === 'number';
  if (isNumber && text.trim() !== '' && !Number.isNaN(Number(text))) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function spoiled(schema: Schema, value: unknown, path: string): Breach[] {
  const full = merged(schema);
  const at = (what: string) => `${path || 'the body'}: ${what}`;
  if (isFile(full)) return [];
  const own = [...ofAnotherType(full), ...scalars(full)].map((breach) => ({ ...breach, name: at(breach.name) }));
  if (!full.properties && full.maxProperties === undefined) return own;
  const fields = value as Record<string, unknown>;
  const names = Object.keys(full.properties ?? {});
  const missing = (full.required ?? []).map((name) => changed(fields, name, MISSING, at(`without ${name}`)));
  const inner = names.flatMap((name) =>
    spoiled(full.properties?.[name] ?? {}, fields[name], path ? `${path}.${name}` : name).map((breach) => ({
      ...breach,
      ...changed(fields, name, breach.value, breach.name),
    })),
  );
  const tooMany = full.maxProperties === 0 ? [{ name: at('not empty'), value: { more: 1 } }] : [];
  return [...own, ...missing, ...inner, ...tooMany];
}

function changed(fields: Record<string, unknown>, name: string, value: unknown, what: string): Breach {
  const { [name]: _before, ...others } = fields ?? {};
  return { name: what, value: value === MISSING ? others : { ...others, [name]: value } };
}

/** One null and one value of another type: a check that rejects these rejects other types, too. */
function ofAnotherType({ type, enum: named }: Schema): Breach[] {
  const types = Array.isArray(type) ? type : [type ?? typeof named?.[0]];
  const other = types.includes('string')
    ? { name: 'a number instead', value: 7 }
    : { name: 'text instead', value: 'x' };
  const fraction = types.includes('integer') ? [{ name: 'a fraction', value: 1.5 }] : [];
  return [{ name: 'null instead', value: null }, other, ...fraction].filter(
    ({ value }) => value !== null || !types.includes('null'),
  );
}

function scalars({ enum: named, minLength, maxLength, pattern, minimum, maximum, ...rest }: Schema): Breach[] {
  const breaches: Breach[] = [];
  if (named) breaches.push({ name: 'not one of those', value: typeof named[0] === 'number' ? -99 : 'ZZ' });
  if ('const' in rest) breaches.push({ name: 'not the one value', value: typeof rest.const === 'number' ? -99 : 'ZZ' });
  if (maxLength !== undefined) breaches.push({ name: 'too long', value: longer(rest, pattern, maxLength) });
  if (minLength) breaches.push({ name: 'too short', value: '' });
  if (pattern !== undefined) breaches.push({ name: 'not written so', value: notAs(pattern) });
  if (minimum !== undefined) breaches.push({ name: 'too small', value: minimum - 1 });
  if (rest.contentEncoding) breaches.push({ name: 'no base64', value: '<svg>', isForGateway: true });
  if (maximum !== undefined) breaches.push({ name: 'too large', value: maximum + 1 });
  return breaches;
}

/** A text that is only too long, if possible: it begins with an example that fits the pattern. */
function longer({ examples }: Schema, pattern: string | undefined, maxLength: number): string {
  const begin = typeof examples?.[0] === 'string' && pattern !== undefined ? examples[0] : '';
  return begin + 'x'.repeat(maxLength + 1 - Math.min(lengthOf(begin), maxLength));
}

const notAs = (pattern: string) =>
  ['', '  ', 'ñ', '!?', '1'].find((text) => !new RegExp(pattern, 'u').test(text)) ?? '';
