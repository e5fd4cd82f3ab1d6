// Recognizes refusals of a server and converts them to the contract's form. A refusal anywhere in the answer outweighs
// everything else in it.
import type { AnySchemaObject } from 'ajv';
import { type Fields, isObject, propertiesOf } from './parts';

const FLAGS = ['success', 'is_success', 'issuccess'];
const REASONS = ['message', 'error_message', 'response_message', 'errormessage'];
/** Fields that may be null beside a message without adding anything to it. */
const EMPTY = ['data'];

/** The values of the fields with these names, in any capitals. */
export const valuesOf = (answer: Fields, names: string[]): unknown[] =>
  Object.entries(answer).flatMap(([name, value]) => (names.includes(name.toLowerCase()) ? [value] : []));

const named = (name: string, names: string[]) => names.includes(name.toLowerCase());

export const INVALID_TOKEN = 'Invalid Access Token';

/** Some answers have flag and message in an object `status`. */
const placesIn = (answer: Fields): Fields[] => (isObject(answer.status) ? [answer, answer.status] : [answer]);

/** The success flag; if there are several, all must be true. Undefined if there is none. */
export function flagIn(answer: Fields): boolean | undefined {
  const flags = placesIn(answer).flatMap((place) => valuesOf(place, FLAGS).flatMap(readFlag));
  return flags.length === 0 ? undefined : flags.every(Boolean);
}

function readFlag(value: unknown): boolean[] {
  const answer = String(value).trim().toLowerCase();
  if (['true', '1', 'y', 'yes'].includes(answer)) return [true];
  return ['false', '0', 'n', 'no'].includes(answer) ? [false] : [];
}

export function messageIn(answer: Fields): string | undefined {
  return placesIn(answer)
    .flatMap((place) => valuesOf(place, REASONS))
    .find((words): words is string => typeof words === 'string' && words !== '');
}

/** Whether the answer has a message and nothing else, which usually means a refusal. */
export const hasOnlyMessage = (answer: Fields): boolean =>
  messageIn(answer) !== undefined &&
  Object.entries(answer).every(([name, value]) => named(name, REASONS) || (named(name, EMPTY) && value === null));

export function isRefusal(answer: Fields): boolean {
  const flag = flagIn(answer);
  if (flag !== undefined) return !flag;
  return hasOnlyMessage(answer) || (typeof answer.error_message === 'string' && answer.error_message !== '');
}

/** The contract's form of a refusal in an answer of this schema; undefined if the schema has none. */
export function inRefusalForm(answer: Fields, schema: AnySchemaObject): Fields | undefined {
  const names = propertiesOf(schema);
  const status = names.get('status')?.filter((each) => propertiesOf(each).has('success')) ?? [];
  if (status.length > 0) return { status: inRefusalForm(answer, { anyOf: status }) };
  const flag = FLAGS.find((name) => names.has(name));
  const reason = REASONS.find((name) => names.has(name));
  const words = messageIn(answer);
  if (flag === undefined) return reason === undefined || words === undefined ? undefined : { [reason]: words };
  return {
    ...beside(answer, names),
    [flag]: false,
    ...(reason !== undefined && words !== undefined && { [reason]: words }),
  };
}

/** Other simple fields of a refusal that the contract has, such as the flag for too many tries. */
const beside = (answer: Fields, names: ReadonlyMap<string, unknown>): Fields =>
  Object.fromEntries(
    Object.entries(answer).filter(
      ([name, value]) => names.has(name) && !named(name, FLAGS) && !named(name, REASONS) && typeof value !== 'object',
    ),
  );

/** The contract's form of a success in an answer that has only a flag and a message. */
export function inSuccessForm(answer: Fields, schema: AnySchemaObject): Fields {
  const names = propertiesOf(schema);
  const [flag = '', reason = ''] = [FLAGS, REASONS].map((all) => all.find((name) => names.has(name)));
  const words = messageIn(answer);
  return { [flag]: true, ...(words !== undefined && { [reason]: words }) };
}
