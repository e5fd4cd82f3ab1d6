// Where in an answer its rows, or its record, stand: bare, in `data`, under a name of their own, or all of it in one field more.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closed';
import { fits } from './fits';
import { type Fields, isObject, neededBy, propertiesOf } from './parts';
import { type Reader, readerOf } from './reader';

interface Place {
  name: string;
  schemas: AnySchemaObject[];
  isList: boolean;
}

const isOf = (schemas: AnySchemaObject[], kind: string) =>
  schemas.flatMap(partsOf).some(({ type }) => [type].flat().includes(kind));

/** Where the contract has what the answer is about; undefined where it is about itself. */
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

/** Flags stand where they stand: whether something was done is said in one place alone. */
const FLAGS = ['success', 'is_success', 'status'];

/** What null means: in the place of rows, and in the place of the whole answer. */
export interface Nothing {
  inRows: boolean;
  inAll: boolean;
}

export function envelopeOf(schema: AnySchemaObject, nothing: Nothing): Reader {
  const names = propertiesOf(schema);
  const place = placeIn(schema);
  const wanted = neededBy(schema).filter((name) => !FLAGS.includes(name));
  return (said) => {
    if (place) return placed(said, place, names, nothing);
    return isObject(said) ? lifted(said, wanted, names) : said;
  };
}

/** Bodies of requests are wrapped in one field; answers may be. */
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
  // A body without anything in it is an answer where the contract says what nothing is.
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

/** Records, or a text each where the contract's rows have no more; what is neither is no list of them. */
const areRows = (list: unknown[], { isList }: Place) =>
  list.every(isObject) || (isList && list.every((each) => typeof each === 'string'));

/** A record that stands bare is known by all that it must have; one that must have nothing, by being of any names. */
function isRecordOf({ schemas, isList }: Place, said: Fields): boolean {
  const of = isList ? schemas.flatMap(partsOf).flatMap(({ items }) => items ?? []) : schemas;
  const isOpen = of.flatMap(partsOf).some(({ additionalProperties }) => typeof additionalProperties === 'object');
  if (neededBy(...of).length === 0 && !isOpen) return false;
  const any = { anyOf: of };
  return fits(any, readerOf(of)(said));
}

/** What the contract has at the top, a server may have in `data`. */
function lifted(said: Fields, wanted: string[], names: ReadonlyMap<string, unknown>): Fields {
  const { data, ...rest } = said;
  const inner = Array.isArray(data) && data.length === 1 ? data[0] : data;
  const isThere = isObject(inner) && wanted.some((name) => said[name] === undefined && inner[name] !== undefined);
  if (names.has('data') || !isThere) return said;
  return { ...Object.fromEntries(Object.entries(inner).filter(([name]) => wanted.includes(name))), ...rest };
}
