// Removes every field from an answer that the contract does not name. It does not validate: each field is kept or
// removed regardless of its value and of the other fields.
import type { AnySchemaObject } from 'ajv';
import { COMPOSITIONS, partsOf } from './closeSchema';

/** Returns the same value when nothing was removed. */
export type Pruner = (value: unknown) => unknown;

type Fields = Record<string, unknown>;

const asItIs: Pruner = (value) => value;

/** A field is kept if any alternative names it. */
export function prunerOf(schemas: AnySchemaObject[]): Pruner {
  const parts = schemas.flatMap(partsOf);
  const named = fieldsOf(parts);
  const others = parts.flatMap(({ additionalProperties: rest }) =>
    rest === undefined || rest === false ? [] : [rest === true ? {} : rest],
  );
  const items = parts.flatMap(({ items: each }) => each ?? []);
  const fields = new Map([...named].map(([name, each]) => [name, prunerOf(each)]));
  const ofOthers = others.length > 0 ? prunerOf(others) : undefined;
  const isOpen = (kind: string) => parts.some((part) => saysNothingOf(part, kind));
  const inLists = items.length > 0 ? prunerOfEntries(prunerOf(items)) : isOpen('array') ? asItIs : emptied;
  const inObjects =
    named.size === 0 && !ofOthers && isOpen('object')
      ? asItIs
      : // Assigning `__proto__` would not add a field but change the prototype.
        prunerOfFields((name) => fields.get(name) ?? (name === '__proto__' ? undefined : ofOthers));

  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    return Array.isArray(value) ? inLists(value) : inObjects(value);
  };
}

function fieldsOf(parts: AnySchemaObject[]): Map<string, AnySchemaObject[]> {
  const fields = new Map<string, AnySchemaObject[]>();
  for (const { properties = {} } of parts) {
    for (const [name, schema] of Object.entries<AnySchemaObject>(properties)) {
      fields.set(name, [...(fields.get(name) ?? []), schema]);
    }
  }
  return fields;
}

/** Whether the schema only names this type or nothing at all; then everything is kept. */
function saysNothingOf(schema: AnySchemaObject, kind: string): boolean {
  if (schema.type !== undefined) return [schema.type].flat().includes(kind);
  return !['enum', 'const', 'required', ...COMPOSITIONS].some((keyword) => keyword in schema);
}

function prunerOfEntries(prune: Pruner): Pruner {
  return (value) => {
    const list = value as unknown[];
    let result: unknown[] | undefined;
    for (const [at, entry] of list.entries()) {
      const pruned = prune(entry);
      if (result) result.push(pruned);
      else if (pruned !== entry) result = [...list.slice(0, at), pruned];
    }
    return result ?? list;
  };
}

/** For a list where the contract has none: there is no schema for its entries. */
const emptied: Pruner = (list) => ((list as unknown[]).length > 0 ? [] : list);

function prunerOfFields(prunerFor: (name: string) => Pruner | undefined): Pruner {
  return (value) => {
    const fields = value as Fields;
    for (const name in fields) {
      const prune = prunerFor(name);
      if (!prune || prune(fields[name]) !== fields[name]) return onlyNamed(fields, prunerFor);
    }
    return fields;
  };
}

function onlyNamed(fields: Fields, prunerFor: (name: string) => Pruner | undefined): Fields {
  const pruned: Fields = {};
  for (const name in fields) {
    const prune = prunerFor(name);
    if (prune) pruned[name] = prune(fields[name]);
  }
  return pruned;
}
