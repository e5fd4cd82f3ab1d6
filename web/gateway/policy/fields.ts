// Reads what a call carries, at the places that the contract names.
import type { Place } from '../../../scripts/operationPolicy';

export interface Carried {
  /** By name in lower case, percent-encoded. */
  headers: Record<string, string>;
  json: unknown;
}

/** Undefined if it is missing, or is no text, number or flag. */
export function textAt({ in: where, path }: Place, { headers, json }: Carried): string | undefined {
  if (where === 'header') return decoded(headers[path[0] ?? '']);
  const value = path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    json,
  );
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
