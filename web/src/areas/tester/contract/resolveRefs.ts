// Resolves all references of an operation. The library's own resolver reads the whole contract again for that, which
// blocks the page for seconds.
import type { Json } from './document';

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const at = (document: Json, path: readonly string[]) =>
  path.reduce<Json | undefined>((value, name) => (isObject(value) ? value[name] : undefined), document);

/** References point into the document itself; a recursive reference stays one. */
export function resolvedAt(document: Json, path: readonly string[]): Json | undefined {
  const resolved = (value: Json, within: readonly string[]): Json => {
    if (Array.isArray(value)) return value.map((item) => resolved(item, within));
    if (!isObject(value)) return value;
    const { $ref } = value;
    if (typeof $ref === 'string') {
      const target = within.includes($ref) ? undefined : at(document, $ref.replace(/^#\//, '').split('/'));
      // The library uses `$$ref` as the schema's name, and as a sign that nothing is left to resolve.
      return isObject(target) ? { ...asObject(resolved(target, [...within, $ref])), $$ref: $ref } : value;
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolved(inner, within)]));
  };
  const value = at(document, path);
  return value === undefined ? undefined : resolved(value, []);
}

const asObject = (value: Json) => (isObject(value) ? value : {});
