// Values stored in this browser. All access to localStorage is here, because any of it may throw (storage blocked or
// full).
import * as v from 'valibot';
import { proxy, subscribe } from 'valtio';

/** Values that could not be stored are kept as long as the page. Null stands for a removed value. */
const inMemory = new Map<string, string | null>();

export function readText(key: string): string | null {
  const value = inMemory.get(key);
  if (value !== undefined) return value;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Undefined for a value that is not stored, is not JSON, or does not fit the schema. For what is not stored nothing is
 * thrown: a debugger that stops at caught errors would stop at every start.
 */
export function readJson<Schema extends v.GenericSchema>(
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = readText(key);
  if (!text) return undefined;
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(text));
    return success ? output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Stores all values in this order, or keeps all of them in memory. Of values that belong together none is left in the
 * storage then; a single one keeps what was stored before, for the next time.
 */
export function write(values: Record<string, string>): void {
  const entries = Object.entries(values);
  try {
    for (const [key, value] of entries) localStorage.setItem(key, value);
    for (const [key] of entries) inMemory.delete(key);
  } catch {
    if (entries.length > 1) remove(Object.keys(values));
    for (const [key, value] of entries) inMemory.set(key, value);
  }
}

export function remove(keys: readonly string[]): void {
  for (const key of keys) {
    try {
      localStorage.removeItem(key);
      inMemory.delete(key);
    } catch {
      inMemory.set(key, null);
    }
  }
}

/** A stored value that does not fit the schema counts as not stored. */
export function storedValues<Values extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Values>,
  defaults: Values,
): Values {
  const readStored = (): Values => ({ ...defaults, ...readJson(key, schema) });
  const values = proxy(readStored());
  subscribe(values, () => write({ [key]: JSON.stringify(values) }));
  window.addEventListener('storage', (event) => {
    if (event.key !== key) return;
    // The keys are re-added in stored order, so that writing them back gives the same text and notifies no other tab.
    for (const name of Object.keys(values) as (keyof Values)[]) delete values[name];
    Object.assign(values, readStored());
  });
  return values;
}
