// A number, a yes or no, or a day may be written as a text, or the other way round. The contract's schema says which it is.
import type { AnySchemaObject } from 'ajv';
import { partsOf } from '../../answers/closed';
import { momentIn, waysOf } from './moments';

const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?$/;
const YES = ['true', '1'];
const NO = ['false', '0'];

/** What else a value may mean; none of it is meant unless it fits the schema, and the value itself does not. */
export function* formsOf(value: unknown, schemas: AnySchemaObject[]): Generator<unknown> {
  const types = new Set(schemas.flatMap(partsOf).flatMap(typesOf));
  const text = typeof value === 'string' ? value.trim() : undefined;
  // Of two that it can be one is a yes; what is no choice, such as a number of a record, is never said by one.
  const isChoice = schemas.flatMap(partsOf).some((part) => part.enum !== undefined);
  if (types.has('number')) {
    if (text !== undefined && NUMBER.test(text)) yield Number(text);
    if (typeof value === 'boolean' && isChoice) yield Number(value);
  }
  if (types.has('boolean') && (text !== undefined || typeof value === 'number')) {
    const said = String(text ?? value).toLowerCase();
    if (YES.includes(said)) yield true;
    if (NO.includes(said)) yield false;
  }
  if (types.has('string') && typeof value === 'number') yield* textsOf(value);
  if (types.has('string') && typeof value === 'boolean' && isChoice) yield* value ? ['1', 'T'] : ['0', 'F'];
  if (types.has('string') && text !== undefined) {
    const moment = momentIn(text);
    if (moment) yield* waysOf(moment);
    if (NUMBER.test(text)) yield* textsOf(Number(text));
  }
}

/** An amount has two decimals. */
const textsOf = (number: number) => [String(number), number.toFixed(2)];

const typesOf = ({ type = [] }: AnySchemaObject): string[] =>
  [type].flat().map((one) => (one === 'integer' ? 'number' : one));
