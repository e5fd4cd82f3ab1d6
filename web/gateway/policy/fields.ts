// Reads what a call carries, at the places that the contract names.
import type { Place } from './declared';

export interface Carried {
  /** By name in lower case, percent-encoded. */
  headers: Record<string, string>;
  json: unknown;
}

/** Undefined if it is missing, or is no text, number or flag. */
export function textAt(place: Place, carried: Carried): string | undefined {
  const value = valueAt(place, carried);
  if (place.in === 'header') return decoded(value);
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined;
}

/** Undefined if it is missing. */
export function valueAt({ in: where, path }: Place, { headers, json }: Carried): unknown {
  if (where === 'header') return headers[path[0] ?? ''];
  return path.reduce<unknown>(
    (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
    json,
  );
}

/** Whether a name on the way is there in other letters too: some servers do not tell them apart, and might read that one. */
export function hasTwin({ in: where, path }: Place, { json }: Carried): boolean {
  if (where === 'header') return false;
  return path.some((name, at) => {
    const around = valueAt({ in: 'body', path: path.slice(0, at) }, { headers: {}, json });
    const isTwin = (other: string) => other !== name && other.toLowerCase() === name.toLowerCase();
    return isObject(around) && Object.keys(around).some(isTwin);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function decoded(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? decodeURIComponent(value) : undefined;
  } catch {
    return undefined;
  }
}
