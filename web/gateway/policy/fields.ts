// Reads values from a call, at the places that the contract names.
import { percentDecoded } from '../requests/address';
import type { Place } from './policyTypes';

export interface CallContent {
  /** By name in lower case, percent-encoded. */
  headers: Record<string, string>;
  json: unknown;
}

/** Undefined if the value is missing, or is no string, number or boolean. */
export function textAt(place: Place, carried: CallContent): string | undefined {
  const value = valueAt(place, carried);
  if (place.in === 'header') return typeof value === 'string' ? percentDecoded(value) : undefined;
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** Undefined if the value is missing. */
export function valueAt({ in: where, path }: Place, { headers, json }: CallContent): unknown {
  if (where === 'header') return headers[path[0] ?? ''];
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    json,
  );
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
