// Converts numbers, flags and dates that a server writes as text, or the other way round, to the type in the contract.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closeSchema';
import { notationsOf, parseMoment } from './moments';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const YES = ['true', '1'];
const NO = ['false', '0'];

/**
 * Other forms that a value may stand for. The caller uses one only if it fits the schema and the value itself does not.
 */
export function* alternativeForms(value: unknown, schemas: AnySchemaObject[]): Generator<unknown> {
  const types = new Set(schemas.flatMap(partsOf).flatMap(typesOf));
  const text = typeof value === 'string' ? value.trim() : undefined;
  // Only a value from a fixed choice, such as '1' and '0', can stand for yes or no; a record number cannot.
  const isChoice = schemas.flatMap(partsOf).some((part) => part.enum !== undefined);
  // Columns of a fixed width are filled up with blanks.
  if (types.has('string') && text !== undefined && text !== value) yield text;
  if (types.has('number')) {
    if (text !== undefined && NUMBER.test(text)) yield Number(text);
    if (typeof value === 'boolean' && isChoice) yield Number(value);
  }
  if (types.has('boolean') && (text !== undefined || typeof value === 'number')) {
    const word = String(text ?? value).toLowerCase();
    if (YES.includes(word)) yield true;
    if (NO.includes(word)) yield false;
  }
  if (types.has('string') && typeof value === 'number') yield* textsOf(value);
  if (types.has('string') && typeof value === 'boolean' && isChoice) yield* value ? ['1', 'T'] : ['0', 'F'];
  if (types.has('string') && text !== undefined) {
    const moment = parseMoment(text);
    if (moment) yield* notationsOf(moment);
    if (NUMBER.test(text)) yield* textsOf(Number(text));
  }
}

/** With two decimals for amounts. */
const textsOf = (number: number) => [String(number), number.toFixed(2)];

const typesOf = ({ type = [] }: AnySchemaObject): string[] =>
  [type].flat().map((name) => (name === 'integer' ? 'number' : name));
