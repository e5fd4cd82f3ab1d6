// Finds the rows or the record in an answer: at the top level, in `data`, under another name, or inside one wrapping
// field.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closeSchema';
import { fits } from '../../answers/fits';
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

/** Whether null means "nothing found": in place of the rows, and, like an empty object or text, of a whole lookup. */
export interface Nothing {
  inRows: boolean;
  inAll: boolean;
}

export function envelopeOf(schema: AnySchemaObject, nothing: Nothing): Reader {
  const names = propertiesOf(schema);
  const place = placeIn(schema);
  const wanted = requiredFields(schema).filter((name) => !FLAGS.includes(name));
  return (value) => {
    if (place) return placed(value, place, names, nothing);
    return isObject(value) ? liftedFromData(value, wanted, names) : value;
  };
}

/** Removes the field `Value` around an answer. Requests are wrapped in it, and some servers wrap answers, too. */
export function unwrapped(value: unknown): unknown {
  if (!isObject(value)) return value;
  const [[name, inner] = ['', undefined], ...others] = Object.entries(value);
  const isWrapping = others.length === 0 && /^value$/i.test(name) && typeof inner === 'object';
  return isWrapping ? inner : value;
}

function placed(value: unknown, place: Place, names: ReadonlyMap<string, unknown>, nothing: Nothing): unknown {
  const { name } = place;
  if (Array.isArray(value)) return areRows(value, place) ? { [name]: value } : value;
  const none = place.isList ? [] : null;
  if (nothing.inAll && (value === null || isEmpty(value, place))) return { [name]: none };
  // An empty body means "nothing found" where the contract has null as the default.
  if (value === undefined && place.schemas.some((each) => each.default === null)) return { [name]: null };
  if (!isObject(value)) return value;
  const own = Object.keys(value).find((each) => each.toLowerCase() === name.toLowerCase());
  if (own !== undefined) {
    const isNone =
      (value[own] === null && place.isList && nothing.inRows) || (isEmpty(value[own], place) && nothing.inAll);
    if (isNone) return { ...value, [own]: none };
    return place.isList ? value : { ...value, [own]: recordOf(value[own], place) };
  }
  const [list, ...others] = Object.entries(value).filter(([, each]) => Array.isArray(each));
  if (list && others.length === 0 && place.isList && !names.has(list[0])) {
    const { [list[0]]: rows, ...rest } = value;
    return { ...rest, [name]: rows };
  }
  return isRecordOf(place, value) ? { [name]: place.isList ? [value] : value } : value;
}

/** A text in place of a record that needs only one field is this field. */
function recordOf(value: unknown, { schemas }: Place): unknown {
  const [field, ...others] = requiredFields(...schemas);
  return typeof value === 'string' && value !== '' && field && others.length === 0 ? { [field]: value } : value;
}

/** What some servers send where a lookup has found nothing. A record whose fields may all be missing can be empty. */
const isEmpty = (value: unknown, { schemas, isList }: Place) =>
  value === '' ||
  (isObject(value) &&
    Object.keys(value).length === 0 &&
    (isList || !fits({ anyOf: schemas }, readerOf(schemas, true)(value))));

/** Whether the list has records, or only texts, which some servers send for rows with one field. A row may be null. */
const areRows = (list: unknown[], { isList }: Place) =>
  list.every((each) => isObject(each) || (isList && each === null)) ||
  (isList && list.every((each) => typeof each === 'string'));

/** A bare record is recognized by its required fields, or, if it has none, by a schema that allows any fields. */
function isRecordOf({ schemas, isList }: Place, value: Fields): boolean {
  const of = isList ? schemas.flatMap(partsOf).flatMap(({ items }) => items ?? []) : schemas;
  const isOpen = of.flatMap(partsOf).some(({ additionalProperties }) => typeof additionalProperties === 'object');
  if (requiredFields(...of).length === 0 && !isOpen) return false;
  const any = { anyOf: of };
  return fits(any, readerOf(of)(value));
}

/** Moves required fields from `data` to the top level, where the contract has them. */
function liftedFromData(value: Fields, wanted: string[], names: ReadonlyMap<string, unknown>): Fields {
  const { data, ...rest } = value;
  const inner = Array.isArray(data) && data.length === 1 ? data[0] : data;
  const isWrapped = isObject(inner) && wanted.some((name) => value[name] === undefined && inner[name] !== undefined);
  if (names.has('data') || !isWrapped) return value;
  return { ...Object.fromEntries(Object.entries(inner).filter(([name]) => wanted.includes(name))), ...rest };
}
