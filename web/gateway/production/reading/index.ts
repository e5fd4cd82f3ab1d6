// Converts the various forms in which servers give an answer to the contract's form. Whatever is not recognized here
// stays unchanged, and is refused by the strict check of answers that follows.
import type { AnySchemaObject } from 'ajv';
import type { OperationId } from '#contract';
import { typesOf } from '../../answers/answers';
import { answerSchemas } from '../../answers/contract';
import { operationNamed } from '../../requests/operations';
import { envelopeOf, unwrapped } from './envelope';
import { type Fields, isObject } from './parts';
import { type Reader, readerOf } from './reader';
import { INVALID_TOKEN, inRefusalForm, isRefusal, messageIn } from './refusal';
import { unshownAnswer } from './unshownAnswer';

interface StatusAndValue {
  status: number;
  value: unknown;
}

interface Readers {
  schema: AnySchemaObject;
  envelope: Reader;
  read: Reader;
}

const known = new Map<string, Readers>();

/** The schema of the JSON inside a quoted text answer. */
const within = (schema: AnySchemaObject): AnySchemaObject =>
  schema.contentSchema ? within(schema.contentSchema) : schema;

function readersOf(operation: OperationId, status: number): Readers | undefined {
  const key = `${operation} ${status}`;
  const before = known.get(key);
  if (before) return before;
  const types = typesOf(answerSchemas[operation], status) ?? {};
  const written = types['application/json'] ?? types['text/plain'];
  if (!written) return undefined;
  const schema = within(written);
  // null in place of rows means no rows, except in the background check of a session, where only a real list confirms
  // that the session is live. null as a whole answer means "nothing found" for lookups only.
  const nothing = { inRows: !operationNamed(operation).policy.background, inAll: isLookup(operation) };
  const readers = { schema, envelope: envelopeOf(schema, nothing), read: readerOf([schema]) };
  known.set(key, readers);
  return readers;
}

/** Whether the call looks one thing up: then an empty answer is that there is none. */
const isLookup = (operation: OperationId) => operation.startsWith('get') || operation === 'listCompanyRecords';

export const isSuccess = (status: number) => status >= 200 && status < 300;

/** `value` is the parsed body with the contract's names; undefined if the body is empty. */
export function readAnswer(operation: OperationId, { status, value }: StatusAndValue): StatusAndValue {
  if (status === 401 || status >= 500) return { status, value };
  const content = unwrapped(value);
  const { token, answerNotShown, issuesSession } = operationNamed(operation).policy;
  const isDeclared = status >= 400 && String(status) in answerSchemas[operation];
  if (isDeclared) return { status, value: declaredRefusal(status, content) ?? value };
  // An expired service token becomes a 401, so that the gateway renews it without the user noticing.
  const isInvalid = isObject(content) && messageIn(content) === INVALID_TOKEN;
  if (typeof token === 'object' && isInvalid) return { status: 401, value: { message: INVALID_TOKEN } };
  if (status >= 400) return refused(operation, status, content);
  if (!isSuccess(status)) return { status, value };
  if (answerNotShown) return { status: 200, value: unshownAnswer(operation, content) };
  const readers = readersOf(operation, 200);
  if (isObject(content) && isRefusal(content)) return refused(operation, 200, content);
  const error = isObject(content) && Object.keys(content).length === 1 ? content.error : undefined;
  if (typeof error === 'string' && error !== '') return refused(operation, 200, { message: error });
  if (!readers) return { status, value };
  const placed = issuesSession && isObject(content) ? inLoginForm(content) : readers.envelope(content);
  return { status: 200, value: readers.read(placed) };
}

const LONGEST_WORDS = 1000;
/** Statuses that refuse what was sent. Others may come from a proxy, or mean that the settings have a wrong path. */
const ABOUT_THE_CALL = [400, 409, 422];

/** The reason in a problem document (RFC 9457), or in the `error` of many frameworks. */
const problemIn = ({ detail, title, error }: Fields): string | undefined =>
  [detail, title, error].find((words): words is string => typeof words === 'string' && words !== '');

/** The server's reason, also if the whole answer with such a status is its text. */
function wordsOf(status: number, value: unknown): string | undefined {
  if (isObject(value)) return messageIn(value) ?? (ABOUT_THE_CALL.includes(status) ? problemIn(value) : undefined);
  const isReason = status >= 400 && typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_WORDS;
  return isReason ? value.trim() : undefined;
}

/** The server's words under any name; all refusals that the contract declares with a status have only a message. */
function declaredRefusal(status: number, value: unknown): Fields | undefined {
  const words = isObject(value) ? wordsOf(status, value) : undefined;
  return words === undefined ? undefined : { message: words };
}

/** The contract's form of a refusal, with the server's message and nothing else of the answer. */
function refused(operation: OperationId, status: number, value: unknown): StatusAndValue {
  const words = wordsOf(status, value);
  if (words === undefined && (status >= 400 || !isObject(value))) return { status, value };
  const readers = readersOf(operation, 200);
  const no =
    readers &&
    inRefusalForm(isObject(value) && messageIn(value) === words ? value : { message: words }, readers.schema);
  if (no) return { status: 200, value: readers.read(no) };
  if (!readers && 404 in answerSchemas[operation]) return { status: 404, value: { message: words } };
  return { status, value: { message: words } };
}

/**
 * The specification describes a login's answer as "data (user, access_token)". So the user may be `data` or in it, and
 * the token in `data`, in the user or beside them.
 */
export function inLoginForm(answer: Fields): Fields {
  const data = Array.isArray(answer.data) && answer.data.length === 1 ? answer.data[0] : answer.data;
  if (!isObject(data)) return answer;
  const { access_token: inData, user: within, ...own } = data;
  const user = isObject(within) ? within : own;
  const { access_token: inUser, ...person } = user;
  const tokens = [inData, answer.access_token, inUser].filter((token) => token !== undefined);
  // With two different tokens it is unclear which one is the person's.
  if (new Set(tokens).size !== 1) return {};
  return { data: { access_token: tokens[0], user: person } };
}
