// Finds the rows or the record in an answer: at the top level, in `data`, under another name, or inside one wrapping
// field.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closeSchema';
import { fits } from './fits';
import { type Fields, isObject, propertiesOf, requiredFields } from './parts';
import { type Reader, readerOf } from './reader';

interface Place {
  name: string;
  schemas: AnySchemaObject[];
  isList: boolean;
}

const isOf = (schemas: AnySchemaObject[], kind: string) =>
  schemas.flatMap(partsOf).some(({ type }) => [type].flat().includes(kind));

/** The field in which the contract has the rows or the record; undefined if the answer itself is the record. */
function placeIn(schema: AnySchemaObject): Place | undefined {
  const places = [...propertiesOf(schema)].map(([name, schemas]) => ({
    name,
    schemas,
    isList: isOf(schemas, 'array'),
  }));
  return (
    places.find(({ isList }) => isList) ??
    places.find(({ name, schemas }) => name === 'data' && isOf(schemas, 'object'))
  );
}

/** Success flags are never moved: only a flag at its own place confirms a change. */
const FLAGS = ['success', 'is_success', 'status'];

/** Whether null means "nothing found": in place of the rows, and in place of the whole answer. */
export interface Nothing {
  inRows: boolean;
  inAll: boolean;
}

export function envelopeOf(schema: AnySchemaObject, nothing: Nothing): Reader {
  const names = propertiesOf(schema);
  const place = placeIn(schema);
  const wanted = requiredFields(schema).filter((name) => !FLAGS.includes(name));
  return (said) => {
    if (place) return placed(said, place, names, nothing);
    return isObject(said) ? liftedFromData(said, wanted, names) : said;
  };
}

/** Removes the field `Value` around an answer. Requests are wrapped in it, and some servers wrap answers, too. */
export function unwrapped(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [[name, inner] = ['', undefined], ...others] = Object.entries(value);
  const isWrapping = others.length === 0 && /^value$/i.test(name) && typeof inner === 'object';
  return isWrapping ? inner : value;
}

function placed(said: unknown, place: Place, names: ReadonlyMap<string, unknown>, nothing: Nothing): unknown {
  const { name } = place;
  if (Array.isArray(said)) return areRows(said, place) ? { [name]: said } : said;
  if (said === null && nothing.inAll) return { [name]: place.isList ? [] : null };
  // An empty body means "nothing found" where the contract has null as the default.
  if (said === undefined && place.schemas.some((each) => each.default === null)) return { [name]: null };
  if (!isObject(said)) return said;
  const own = Object.keys(said).find((each) => each.toLowerCase() === name.toLowerCase());
  if (own !== undefined) return said[own] === null && place.isList && nothing.inRows ? { ...said, [own]: [] } : said;
  const [list, ...others] = Object.entries(said).filter(([, each]) => Array.isArray(each));
  if (list && others.length === 0 && place.isList && !names.has(list[0])) {
    const { [list[0]]: rows, ...rest } = said;
    return { ...rest, [name]: rows };
  }
  return isRecordOf(place, said) ? { [name]: place.isList ? [said] : said } : said;
}

/** Whether the list has only records, or only texts, which some servers send for rows with one field. */
const areRows = (list: unknown[], { isList }: Place) =>
  list.every(isObject) || (isList && list.every((each) => typeof each === 'string'));

/** A bare record is recognized by its required fields, or, if it has none, by a schema that allows any fields. */
function isRecordOf({ schemas, isList }: Place, said: Fields): boolean {
  const of = isList ? schemas.flatMap(partsOf).flatMap(({ items }) => items ?? []) : schemas;
  const isOpen = of.flatMap(partsOf).some(({ additionalProperties }) => typeof additionalProperties === 'object');
  if (requiredFields(...of).length === 0 && !isOpen) return false;
  const any = { anyOf: of };
  return fits(any, readerOf(of)(said));
}

/** Moves required fields from `data` to the top level, where the contract has them. */
function liftedFromData(said: Fields, wanted: string[], names: ReadonlyMap<string, unknown>): Fields {
  const { data, ...rest } = said;
  const inner = Array.isArray(data) && data.length === 1 ? data[0] : data;
  const isThere = isObject(inner) && wanted.some((name) => said[name] === undefined && inner[name] !== undefined);
  if (names.has('data') || !isThere) return said;
  return { ...Object.fromEntries(Object.entries(inner).filter(([name]) => wanted.includes(name))), ...rest };
}
